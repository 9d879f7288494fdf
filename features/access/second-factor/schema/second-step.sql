-- A sign-in after the right password, or a change of the second factor, whose second step is pending.
create table second_step (
  token_hash bytea primary key,
  account_id bigint not null references account,
  purpose text not null check (purpose in ('SIGN_IN', 'SET_UP', 'CHANGE')),
  wrong_codes integer not null default 0,
  -- The secret of a new authenticator app, or the challenge for a passkey.
  secret text,
  passkey_challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on second_step (account_id);

grant select, insert, update, delete on second_step to stammis_platform;
