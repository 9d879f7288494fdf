-- Messages of a club, its SMS credits, and the trail of what its staff did.

create table message (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  member_id bigint,
  kind text not null,
  medium text not null check (medium in ('EMAIL', 'SMS')),
  recipient text not null,
  language text not null,
  subject text not null default '',
  text_body text not null,
  html_body text not null default '',
  segments integer not null default 0,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED')),
  failure text,
  provider_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (chain_id, id),
  foreign key (chain_id, member_id) references member
);
create index on message (chain_id, created_at desc);

-- Double entry: each line moves credits from one account to another.
create table sms_entry (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  from_account text not null check (from_account in ('GIVEN', 'BOUGHT', 'AVAILABLE', 'RESERVED', 'SPENT')),
  to_account text not null check (to_account in ('AVAILABLE', 'RESERVED', 'SPENT')),
  credits integer not null check (credits > 0),
  reason text not null,
  message_id bigint,
  at timestamptz not null default now(),
  primary key (chain_id, id),
  foreign key (chain_id, message_id) references message,
  check (from_account <> to_account)
);

create table sms_account (
  chain_id bigint primary key references chain,
  available integer not null default 0 check (available >= 0),
  sender_name text not null default '' check (sender_name ~ '^([A-Za-z0-9]{3,11})?$')
);

create table audit_entry (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  account_id bigint references account,
  act text not null,
  subject text not null,
  detail jsonb not null default '{}',
  primary key (chain_id, id)
);

select tenant_table('message', 'select, insert, update');
select tenant_table('sms_entry', 'select, insert');
select tenant_table('sms_account', 'select, insert, update');
select tenant_table('audit_entry', 'select, insert');

-- Jobs join the caller's own transaction; a rolled-back one leaves none.
grant usage on schema graphile_worker to stammis_app, stammis_platform;
revoke execute on all functions in schema graphile_worker from public;
create function enqueue(identifier text, payload json, key text default null) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$ select (graphile_worker.add_job(identifier, payload, job_key => key)).id $$;
revoke all on function enqueue from public;
grant execute on function enqueue to stammis_app, stammis_platform;
