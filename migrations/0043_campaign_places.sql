-- Where a campaign runs: no row means at every point of sale, as all did before. The picture its banner is cut from.
create table campaign_location (
  chain_id bigint not null,
  campaign_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, campaign_id, location_id),
  foreign key (chain_id, campaign_id) references campaign on delete cascade,
  foreign key (chain_id, location_id) references location
);
select tenant_table('campaign_location', 'select, insert, delete');
alter table campaign add column banner_source_path text;
