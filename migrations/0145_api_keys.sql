-- Keys by which programs of others call a club's API. Each acts under an account of its own that nobody signs in to, so
-- that whatever names who did something names the key.
create table api_key (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  name text not null check (name <> ''),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- What it ends with, to be told from others.
  hint text not null check (hint ~ '^[A-Za-z0-9_-]{4}$'),
  -- As `apiScopes` of the domain.
  scopes text[] not null check (scopes <> '{}'),
  -- Bound to the points of sale beside it; else the whole club's.
  bound boolean not null,
  created_by bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz check (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references account,
  primary key (chain_id, id),
  unique (chain_id, account_id),
  unique (chain_id, token_hash),
  constraint revoked_by_somebody check ((revoked_at is null) = (revoked_by is null))
);
comment on column api_key.token_hash is 'Secret: compared by the platform''s role alone, where a key is let in.';
select tenant_table('api_key', 'select, insert', 'update (last_used_at, revoked_at, revoked_by)');

create table api_key_location (
  chain_id bigint not null,
  key_id bigint not null,
  location_id bigint not null,
  primary key (chain_id, key_id, location_id),
  foreign key (chain_id, key_id) references api_key,
  foreign key (chain_id, location_id) references location
);
select tenant_table('api_key_location', 'select, insert');

create trigger tell_changed after update of revoked_at on api_key
  for each row execute function tell_changed_row('''api-key:'' || chain_id || ''/'' || id');
