-- Published versions of a club's terms.
create table terms_version (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  kind text not null check (kind in ('MEMBERSHIP', 'PRIVACY')),
  version integer not null check (version > 0),
  texts jsonb not null,
  published_at timestamptz not null default now(),
  published_by bigint references account,
  applies_on date not null,
  -- Members must accept it, and keep the earlier version until then.
  asks_again boolean not null default false,
  taken_back_at timestamptz,
  taken_back_by bigint references account,
  primary key (chain_id, id),
  unique (chain_id, kind, version),
  constraint first_terms_stay check (version > 1 or taken_back_at is null and not asks_again)
);

select tenant_table('terms_version', 'select, insert');
grant update (taken_back_at, taken_back_by) on terms_version to stammis_app;

create trigger touch after insert or delete or update on terms_version
  for each statement execute function touch_club();
