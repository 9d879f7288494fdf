-- Members who used a campaign and the other buyers of its time, with their purchases.
create table report_campaign (
  chain_id bigint not null,
  campaign_id bigint not null,
  has_used boolean not null,
  members integer not null,
  purchases integer not null,
  amount_ore bigint not null,
  primary key (chain_id, campaign_id, has_used),
  foreign key (chain_id, campaign_id) references campaign on delete cascade
);

select tenant_table('report_campaign', 'select, insert, update, delete');
