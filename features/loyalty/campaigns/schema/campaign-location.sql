-- The points of sale at which a campaign runs. A campaign without a row runs at all of them.
create table campaign_location (
  chain_id bigint not null,
  campaign_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, campaign_id, location_id),
  foreign key (chain_id, campaign_id) references campaign on delete cascade,
  foreign key (chain_id, location_id) references location
);

select tenant_table('campaign_location', 'select, insert, delete');

create trigger touch after insert or delete or update on campaign_location
  for each statement execute function touch_club();
