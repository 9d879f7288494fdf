-- A passkey of a member of staff.
create table account_passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on account_passkey (account_id);

grant select, insert, update, delete on account_passkey to stammis_platform;
