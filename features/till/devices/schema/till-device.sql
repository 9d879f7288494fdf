-- Tablets that are approved as tills.
create table till_device (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  location_id bigint not null,
  name text not null,
  token_hash bytea not null,
  approved_by bigint references account,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (chain_id, id),
  unique (chain_id, token_hash),
  foreign key (chain_id, location_id) references location
);
create index on till_device (chain_id, location_id) where revoked_at is null;

select tenant_table('till_device', 'select, insert', 'update (name, last_used_at, revoked_at)');

create trigger tell_changed after update of revoked_at on till_device
  for each row execute function tell_changed_row('''till-device:'' || chain_id || ''/'' || id');
