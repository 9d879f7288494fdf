-- Links by which staff activate their account or set a new password.
create table account_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('ACTIVATION', 'PASSWORD_RESET')),
  account_id bigint not null references account,
  -- Created by the client, so that a repeated request sends no second mail.
  request_id text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account_id, request_id)
);

grant select, insert, update, delete on account_token to stammis_platform;
