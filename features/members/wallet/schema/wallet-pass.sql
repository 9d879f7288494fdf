-- A member's card in a phone's wallet. Phones know it by its serial. `shown` is a digest of its latest content; null:
-- none yet. A pass without a member belonged to one who left.
create table wallet_pass (
  chain_id bigint not null references chain,
  serial uuid not null,
  member_id bigint,
  shown bytea check (octet_length(shown) = 32),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  google_since timestamptz,
  google_shown bytea check (octet_length(google_shown) = 32),
  primary key (chain_id, serial),
  unique (chain_id, member_id),
  foreign key (chain_id, member_id) references member
);
-- A phone names no club.
create index on wallet_pass (serial);
create index void_passes_by_age on wallet_pass (chain_id, changed_at) where member_id is null;

select tenant_table('wallet_pass', 'select, insert',
  'update (member_id, shown, changed_at, google_since, google_shown)');
