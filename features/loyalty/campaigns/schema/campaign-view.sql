-- How often a campaign was viewed by link, on the club's page and by members in the app. Viewers are not stored.
create table campaign_view (
  chain_id bigint not null,
  campaign_id bigint not null,
  day date not null,
  place text not null check (place in ('PUBLIC', 'APP')),
  slot smallint not null check (slot between 0 and 7),
  count integer not null check (count > 0),
  primary key (chain_id, campaign_id, day, place, slot),
  foreign key (chain_id, campaign_id) references campaign on delete cascade
);

select tenant_table('campaign_view', 'select, insert, update');
