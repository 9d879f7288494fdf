-- Points of sale of a club.
create table location (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null,
  commercial_name text not null,
  subpage text not null check (subpage ~ '^[a-z][a-z0-9]{1,39}$'),
  street text not null default '',
  zip_code text not null default '',
  city text not null default '',
  phone text not null default '',
  email text not null default '',
  website text not null default '',
  logo_path text,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (chain_id, id),
  unique (chain_id, subpage)
);

select tenant_table('location', 'select, insert, update');

create constraint trigger revise_club after insert or delete or update on location deferrable initially deferred
  for each row execute function revise_club();
create trigger touch after insert or delete or update on location for each statement execute function touch_club();
