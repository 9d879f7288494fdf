-- Selections that a club has stored under a name.
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

create constraint trigger revise_club after update on selection deferrable initially deferred
  for each row execute function revise_club();
-- A changed selection changes who a campaign is for.
create trigger touch after update on selection for each statement execute function touch_club();
