-- The trail of what the platform's people have done.
create table platform_audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id bigint references account,
  act text not null,
  subject text not null,
  detail jsonb not null default '{}'
);

grant select, insert on platform_audit_entry to stammis_platform;
