-- Codes that replace a lost second factor, each of them once.
create table account_recovery_code (
  account_id bigint not null references account,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

grant select, insert, update, delete on account_recovery_code to stammis_platform;
