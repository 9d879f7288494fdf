-- Keys by which other programs call a club's API. Each key acts under its own account, which has no sign-in.
create table api_key (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  name text not null check (name <> ''),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- The end of the key, which people recognise it by.
  hint text not null check (hint ~ '^[A-Za-z0-9_-]{4}$'),
  -- `apiScopes` of the domain.
  scopes text[] not null check (scopes <> '{}'),
  -- Limited to the points of sale in `api_key_location`.
  bound boolean not null,
  created_by bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references account,
  alone_per_purchase_ore bigint check (alone_per_purchase_ore between 0 and 1000000000),
  alone_per_day_ore bigint check (alone_per_day_ore between 0 and 10000000000),
  alone_per_member_day_ore bigint check (alone_per_member_day_ore between 0 and 10000000000),
  correction_per_member bigint check (correction_per_member between 0 and 1000000),
  correction_per_day bigint check (correction_per_day between 0 and 10000000),
  primary key (chain_id, id),
  unique (chain_id, account_id),
  unique (chain_id, token_hash),
  check (expires_at > created_at),
  constraint revoked_by_somebody check ((revoked_at is null) = (revoked_by is null)),
  constraint api_key_scopes_closed check (scopes <@ array['members:read', 'members:write', 'purchases:read',
      'purchases:write', 'points:write', 'coupons:read', 'coupons:write', 'stampcards:read', 'stampcards:write',
      'campaigns:read', 'campaigns:write', 'selections:read', 'selections:write', 'sendouts:read', 'sendouts:write',
      'reports:read', 'club:read', 'club:write'])
);
comment on column api_key.token_hash is 'Secret: only the platform''s role reads it, to authenticate requests.';

select tenant_table('api_key', 'select, insert', 'update (last_used_at, revoked_at, revoked_by)');
grant update (alone_per_purchase_ore, alone_per_day_ore, alone_per_member_day_ore, correction_per_member,
  correction_per_day) on api_key to stammis_app;

create trigger tell_changed after update of revoked_at, alone_per_purchase_ore, alone_per_day_ore,
  alone_per_member_day_ore, correction_per_member, correction_per_day on api_key
  for each row
  execute function tell_changed_row('''api-key:'' || chain_id || ''/'' || id');
