-- A list's filters and sorting under a name, for one person or for all staff.
create table list_view (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  list text not null,
  name text not null check (char_length(name) between 1 and 40),
  -- The search parameters of the list's address, without page and search words.
  search text not null,
  shared boolean not null default false,
  made_at timestamptz not null,
  primary key (chain_id, id)
);
create index on list_view (chain_id, account_id);
create index on list_view (chain_id) where shared;

select tenant_table('list_view', 'select, insert, delete', 'update (name, search, shared)');
