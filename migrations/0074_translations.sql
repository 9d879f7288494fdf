-- The languages a club offers, its own always among them. All three, as its members have had until now.
alter table chain add column languages text[] not null default '{sv,en,fr}';
alter table chain add constraint languages_offered check (
  language = any (languages)
  and cardinality(languages) =
    ('sv' = any (languages))::int + ('en' = any (languages))::int + ('fr' = any (languages))::int);

-- Texts by language and name, `{"fr": {"name": "…"}}`: each of a closed list with its longest, in characters, none empty.
create function translations_fit(translations jsonb, longest jsonb) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when jsonb_typeof(translations) <> 'object' then false else not exists (
    select from jsonb_each(translations) as each (language, texts)
    where each.language not in ('sv', 'en', 'fr')
      or case when jsonb_typeof(texts) <> 'object' or texts = '{}' then true else exists (
        select from jsonb_each(texts) as written (field, value)
        where jsonb_typeof(value) <> 'string' or value = '""' or not longest ? field
          or char_length(value #>> '{}') > (longest ->> field)::int) end) end
$$;

-- Beside the club's own texts, which stand in the columns: home, till and lists read them with their row, or not at all.
alter table coupon add column translations jsonb not null default '{}'
  check (translations_fit(translations, '{"name": 60, "description": 500}'));
alter table campaign add column translations jsonb not null default '{}'
  check (translations_fit(translations,
    '{"name": 32, "description": 2000, "actionButtonLabel": 24, "bannerText": 804}')),
  -- What its banner says, where that is another thing than what is written on it; empty: that.
  add column banner_text text not null default '' check (char_length(banner_text) <= 804);
alter table stamp_card add column translations jsonb not null default '{}'
  check (translations_fit(translations, '{"title": 60, "subtitle": 60}'));
alter table stamp_card_coupon add column translations jsonb not null default '{}'
  check (translations_fit(translations, '{"reward": 60, "description": 500}'));
alter table club_points add column translations jsonb not null default '{}'
  check (translations_fit(translations, '{"name": 60, "description": 500}'));
