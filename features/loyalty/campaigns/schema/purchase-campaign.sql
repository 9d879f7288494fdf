-- The campaigns that a purchase used.
create table purchase_campaign (
  chain_id bigint not null,
  purchase_id bigint not null,
  campaign_id bigint not null,
  primary key (chain_id, purchase_id, campaign_id),
  foreign key (chain_id, purchase_id) references purchase,
  foreign key (chain_id, campaign_id) references campaign
);
create index by_campaign on purchase_campaign (chain_id, campaign_id, purchase_id desc);

select tenant_table('purchase_campaign', 'select, insert');
