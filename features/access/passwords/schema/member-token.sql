-- Links by which members set a password.
create table member_token (
  chain_id bigint not null,
  token_hash bytea not null,
  member_id bigint not null,
  request_id text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The phone that a reset link was sent to. Opening the link proves the phone.
  sent_to_phone text,
  primary key (chain_id, token_hash),
  unique (chain_id, member_id, request_id),
  foreign key (chain_id, member_id) references member
);
create index member_tokens_by_end on member_token (chain_id, expires_at);

select tenant_table('member_token', 'select, insert, update, delete');
