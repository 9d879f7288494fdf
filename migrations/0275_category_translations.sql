-- The names of categories in the club's other languages.
alter table category add column translations jsonb not null default '{}'
  check (translations_fit(translations, '{"name": 32}'));
