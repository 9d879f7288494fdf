-- What proves who signs in besides a password: the device they signed in on before, and a second factor.

-- Logins that everybody knows: they open nothing on a server that others can reach.
alter table account add column is_demo boolean not null default false;
update account set is_demo = true where email like '%.example' and exists (select from chain where is_demo);

-- A browser that somebody signed in on before, by a cookie of its own. `trusted_until`: no second step until then.
create table account_device (
  account_id bigint not null references account,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  trusted_until timestamptz,
  primary key (account_id, token_hash)
);
create index on account_device (token_hash);

create table member_device (
  chain_id bigint not null,
  member_id bigint not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (chain_id, member_id, token_hash),
  foreign key (chain_id, member_id) references member
);
create index on member_device (chain_id, token_hash);

-- An authenticator app. No code of a step up to `last_step` is taken again.
create table account_authenticator (
  account_id bigint primary key references account,
  secret text not null,
  last_step bigint not null,
  created_at timestamptz not null
);

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

create table account_recovery_code (
  account_id bigint not null references account,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Between a right password and what it opens: the second step of signing in, or a change of the second factor.
create table second_step (
  token_hash bytea primary key,
  account_id bigint not null references account,
  purpose text not null check (purpose in ('SIGN_IN', 'SET_UP', 'CHANGE')),
  wrong_codes integer not null default 0,
  -- Of an authenticator app that has not shown its first code, and of a passkey asked for.
  secret text,
  passkey_challenge text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on second_step (account_id);

-- From this day a company's staff sign in with a second factor.
alter table company add column second_factor_from date;
-- Whether a session was opened with one (or on a device trusted after one).
alter table staff_session add column second_factor boolean not null default false;

grant select, insert, update, delete on account_device, account_authenticator, account_passkey, account_recovery_code,
  second_step to stammis_platform;
select tenant_table('member_device', 'select, insert, update, delete');
