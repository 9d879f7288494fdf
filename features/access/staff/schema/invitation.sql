-- Invitations of staff. An invitation belongs to an address; a grant is stored when its holder accepts.
create table invitation (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  company_id bigint not null references company,
  -- The inviting club. Null: the platform invites, or a new merchant signed up, for a company without staff.
  chain_id bigint references chain,
  role text not null check (role in ('ROLE_MERCHANT', 'ROLE_LOCAL_MERCHANT', 'ROLE_CASHIER')),
  may_manage_staff boolean not null default false,
  location_ids bigint[] not null default '{}',
  -- As entered by the inviting person.
  first_name text not null default '',
  last_name text not null default '',
  phone text,
  language text not null default 'sv' check (language in ('sv', 'en', 'fr')),
  invited_by bigint references account,
  created_at timestamptz not null default now(),
  unique (chain_id, email),
  check (chain_id is not null or role = 'ROLE_MERCHANT')
);
create index on invitation (email);
create index on invitation (company_id);

grant select, insert, update, delete on invitation to stammis_platform;
