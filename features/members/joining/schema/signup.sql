-- Started registrations of members, with the link that completes them.
create table signup (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  token_hash bytea not null,
  email text check (email = lower(email)),
  phone text,
  location_id bigint,
  language text not null check (language in ('sv', 'en', 'fr')),
  invited_by bigint references account,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A link shown as a code on the till does not prove the phone.
  by_code boolean not null default false,
  member_id bigint,
  primary key (chain_id, id),
  constraint signup_token_hash_key unique (chain_id, token_hash),
  foreign key (chain_id, location_id) references location,
  foreign key (chain_id, member_id) references member,
  check (email is not null or phone is not null)
);
-- Registrations are locked and closed by their address.
create index on signup (chain_id, email);
create index on signup (chain_id, phone);
create index on signup (chain_id, member_id);
create index signups_by_end on signup (chain_id, expires_at);

select tenant_table('signup', 'select, insert, update, delete');
