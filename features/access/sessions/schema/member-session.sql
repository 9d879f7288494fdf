-- Signed-in sessions of members.
create table member_session (
  chain_id bigint not null,
  token_hash bytea not null,
  member_id bigint not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (chain_id, token_hash),
  foreign key (chain_id, member_id) references member
);
create index on member_session (chain_id, member_id);

select tenant_table('member_session', 'select, insert, update, delete');

create trigger tell_changed after delete on member_session referencing old table as changed
  for each statement execute function tell_changed_rows('''member:'' || chain_id || ''/'' || member_id');
