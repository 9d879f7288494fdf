-- What has no chain: companies, the staff's accounts and sessions, and the directory of chains.

-- A tenant table: row-level security forced, rows of the transaction's chain only (none when it is unset),
-- and a second policy for the platform's own role.
create function tenant_table(name regclass, app_may text, variadic more text[] default '{}') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s to stammis_app using (chain_id = nullif(current_setting(''stammis.chain_id'', true), '''')::bigint) with check (chain_id = nullif(current_setting(''stammis.chain_id'', true), '''')::bigint)',
    name);
  execute format('create policy platform on %s to stammis_platform using (true) with check (true)', name);
  execute format('grant %s on %s to stammis_app, stammis_platform', app_may, name);
  for i in 1 .. coalesce(array_length(more, 1), 0) loop
    execute format('grant %s on %s to stammis_app, stammis_platform', more[i], name);
  end loop;
end $$;

create table company (
  id bigint generated always as identity primary key,
  company_number text unique check (company_number ~ '^[0-9]{10}$'),
  name text not null,
  postal_address text not null default '',
  postal_zip_code text not null default '',
  postal_city text not null default '',
  website text not null default '',
  trial_ends_on date not null,
  created_at timestamptz not null default now()
);

create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  is_admin boolean not null default false,
  last_location_id bigint,
  confirmed_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null default now()
);

-- ROLE_MERCHANT: the whole company.
create table company_merchant (
  company_id bigint not null references company,
  account_id bigint not null references account,
  created_at timestamptz not null default now(),
  primary key (company_id, account_id)
);

-- Acceptances of the platform's own documents, by version.
create table account_acceptance (
  account_id bigint not null references account,
  document text not null check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')),
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (account_id, document, version)
);

create table account_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('ACTIVATION', 'PASSWORD_RESET')),
  account_id bigint not null references account,
  -- Made by the client; asking again with it sends nothing twice.
  request_id text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account_id, request_id)
);

create table staff_session (
  token_hash bytea primary key,
  account_id bigint not null references account,
  role text not null check (role in ('ROLE_ADMIN', 'ROLE_MERCHANT', 'ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on staff_session (account_id);

create table chain (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null,
  commercial_name text not null,
  subdomain text not null unique check (subdomain ~ '^[a-z][a-z0-9]{2,39}$'),
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  time_zone text not null default 'Europe/Stockholm',
  brand_colour text not null default '#1f4d43' check (brand_colour ~ '^#[0-9a-f]{6}$'),
  logo_path text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create index on chain (company_id);

-- A changed subdomain leads to the new one for a year.
create table retired_subdomain (
  subdomain text primary key,
  chain_id bigint not null references chain,
  until date not null
);

-- Mail to staff; messages of a club stand in its own table.
create table platform_message (
  id bigint generated always as identity primary key,
  kind text not null,
  medium text not null check (medium in ('EMAIL', 'SMS')),
  recipient text not null,
  language text not null,
  subject text not null default '',
  text_body text not null,
  html_body text not null default '',
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED')),
  failure text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table platform_audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id bigint references account,
  act text not null,
  subject text not null,
  detail jsonb not null default '{}'
);

create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

grant select, insert, update on company, account, company_merchant, chain, staff_session, account_token to stammis_app, stammis_platform;
grant delete on staff_session, company_merchant, account_token to stammis_app, stammis_platform;
grant select, insert on account_acceptance, platform_audit_entry to stammis_app, stammis_platform;
grant select, insert, delete on retired_subdomain to stammis_app, stammis_platform;
grant select, insert, update on platform_message to stammis_app, stammis_platform;
grant select, insert, update, delete on rate_limit to stammis_app, stammis_platform;
