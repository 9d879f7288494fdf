-- A list's filters and order by a name: one's own, or the whole staff's.
create table list_view (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  account_id bigint not null references account,
  list text not null,
  name text not null check (char_length(name) between 1 and 40),
  -- What the list's address says: no page, and no words that somebody was searched by.
  search text not null,
  shared boolean not null default false,
  made_at timestamptz not null,
  primary key (chain_id, id)
);
create index on list_view (chain_id, account_id);
create index on list_view (chain_id) where shared;
select tenant_table('list_view', 'select, insert, delete', 'update (name, search, shared)');
