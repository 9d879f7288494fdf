-- Smart Selections that a club keeps by a name: what is asked of a member, as the domain's `Selection` reads it. What a later
-- product has written, or an earlier one, is told from it there.
create table selection (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 1 and 60),
  expression jsonb not null check (jsonb_typeof(expression) = 'object'),
  updated_at timestamptz not null,
  primary key (chain_id, id)
);
create unique index selection_name on selection (chain_id, lower(name));
select tenant_table('selection', 'select, insert, delete', 'update (name, expression, updated_at)');
