-- Replies of members to an SMS of the club.
create table sms_reply (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  text text not null check (char_length(text) between 1 and 1600),
  received_at timestamptz not null,
  outcome text check (outcome in ('HANDLED', 'SMS_OFF')),
  handled_at timestamptz,
  handled_by bigint references account,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member,
  check ((outcome is null) = (handled_at is null) and (outcome is null) = (handled_by is null))
);
create index on sms_reply (chain_id, member_id);
create index sms_reply_chain_id_expr_id_idx on sms_reply (chain_id, (outcome is null) desc, id desc);
create index on sms_reply (received_at);

select tenant_table('sms_reply', 'select, insert, delete', 'update (outcome, handled_at, handled_by)');
