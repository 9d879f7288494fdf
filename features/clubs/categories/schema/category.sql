-- Categories of goods that a purchase can be tagged with.
create table category (
  chain_id bigint not null references chain,
  id bigint generated always as identity,
  name text not null check (char_length(name) between 3 and 32),
  removed_at timestamptz,
  -- The names in the club's other languages.
  translations jsonb not null default '{}' check (translations_fit(translations, '{"name": 32}')),
  primary key (chain_id, id)
);
create unique index category_name on category (chain_id, lower(name)) where removed_at is null;

select tenant_table('category', 'select, insert, update');

create trigger touch after insert or delete or update on category for each statement execute function touch_club();
