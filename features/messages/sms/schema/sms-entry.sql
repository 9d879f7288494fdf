-- The ledger of SMS credits. Each row moves credits from one account to another.
create table sms_entry (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  from_account text not null check (from_account in ('GIVEN', 'BOUGHT', 'AVAILABLE', 'RESERVED', 'SPENT')),
  to_account text not null check (to_account in ('AVAILABLE', 'RESERVED', 'SPENT')),
  credits integer not null check (credits > 0),
  reason text not null check (reason in ('free-credits', 'purchase', 'top-up', 'message', 'sendout', 'not-sent')),
  message_id bigint,
  at timestamptz not null default now(),
  sendout_id bigint,
  limited_month date check (extract(day from limited_month) = 1),
  purchase_id bigint,
  primary key (chain_id, id),
  unique (chain_id, purchase_id),
  foreign key (chain_id, message_id) references message,
  foreign key (chain_id, purchase_id) references sms_purchase,
  check (from_account <> to_account)
);
create index on sms_entry (chain_id, message_id) where message_id is not null;
create index on sms_entry (chain_id, at);

select tenant_table('sms_entry', 'select, insert');
