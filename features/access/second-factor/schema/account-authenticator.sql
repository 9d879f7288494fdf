-- An authenticator app of a member of staff. A code of a step up to `last_step` is refused, so that no code counts
-- twice.
create table account_authenticator (
  account_id bigint primary key references account,
  secret text not null,
  last_step bigint not null,
  created_at timestamptz not null
);

grant select, insert, update, delete on account_authenticator to stammis_platform;
