-- What members answer to a club's SMS and is no stop: the club's merchants read it. A reply after which a merchant turned off
-- SMS is the evidence of that no, and stays as long as the membership; the others are forgotten by `forget-sms-replies`.
create table sms_reply (
  chain_id bigint not null,
  id bigint generated always as identity,
  member_id bigint not null,
  text text not null check (char_length(text) between 1 and 1600),
  received_at timestamptz not null,
  outcome text constraint sms_reply_outcome_check check (outcome in ('HANDLED', 'SMS_OFF')),
  handled_at timestamptz,
  handled_by bigint references account,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member,
  check ((outcome is null) = (handled_at is null) and (outcome is null) = (handled_by is null))
);
create index on sms_reply (chain_id, member_id);
create index on sms_reply (chain_id, (outcome is null) desc, id desc);
create index on sms_reply (received_at);
select tenant_table('sms_reply', 'select, insert, delete', 'update (outcome, handled_at, handled_by)');

alter table removal
  drop constraint removal_kind_check,
  add constraint removal_kind_check check (kind in (
    'messages', 'links', 'unproved', 'waitingPurchases', 'approvals', 'merges', 'importedRows', 'untakenImports',
    'voidPasses', 'webhookEvents', 'unusedFiles', 'wrongPins', 'sessions', 'smsReplies')) not valid;
