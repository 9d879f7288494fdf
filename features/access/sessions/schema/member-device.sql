-- Devices that a member has signed in on, recognised by a cookie.
create table member_device (
  chain_id bigint not null,
  member_id bigint not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (chain_id, member_id, token_hash),
  foreign key (chain_id, member_id) references member
);
create index on member_device (chain_id, token_hash);

select tenant_table('member_device', 'select, insert, update, delete');
