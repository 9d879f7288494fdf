-- A person who works with the product: the platform's people, merchants and cashiers.
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
  created_at timestamptz not null default now(),
  -- A login with a public password. It is refused on a server that other machines can reach.
  is_demo boolean not null default false
);
comment on column account.password_hash is 'Secret: only the platform''s role reads it, when staff sign in.';

grant select on account to stammis_app, stammis_platform;
grant update (last_location_id) on account to stammis_app;
grant insert, update on account to stammis_platform;

create trigger tell_changed after update of is_admin, language on account
  for each row execute function tell_changed_row('''account:'' || id');
