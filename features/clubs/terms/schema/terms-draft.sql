-- The terms that a club is writing.
create table terms_draft (
  chain_id bigint not null references chain,
  kind text not null check (kind in ('MEMBERSHIP', 'PRIVACY')),
  texts jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (chain_id, kind)
);

select tenant_table('terms_draft', 'select, insert, update');
