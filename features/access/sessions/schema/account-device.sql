-- A browser that a member of staff has signed in on, recognised by a cookie. No second step is required before
-- `trusted_until`.
create table account_device (
  account_id bigint not null references account,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  trusted_until timestamptz,
  primary key (account_id, token_hash)
);
create index on account_device (token_hash);

grant select, insert, update, delete on account_device to stammis_platform;
