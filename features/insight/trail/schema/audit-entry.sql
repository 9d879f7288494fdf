-- The trail of what a club's staff have done.
create table audit_entry (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  account_id bigint references account,
  act text not null,
  subject text not null,
  detail jsonb not null default '{}',
  -- The points of sale concerned; empty: the club as a whole.
  location_ids bigint[] not null default '{}',
  primary key (chain_id, id)
);
create index trail on audit_entry (chain_id, at desc, id desc);
create index trail_by_person on audit_entry (chain_id, account_id, at desc, id desc);
create index trail_by_thing on audit_entry (chain_id, subject, at desc, id desc);

select tenant_table('audit_entry', 'select, insert');
