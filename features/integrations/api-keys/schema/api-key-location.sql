-- The points of sale that a bound key may act for.
create table api_key_location (
  chain_id bigint not null,
  key_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, key_id, location_id),
  foreign key (chain_id, key_id) references api_key,
  foreign key (chain_id, location_id) references location
);

select tenant_table('api_key_location', 'select, insert');
