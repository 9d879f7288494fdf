-- Checks texts by language and name, such as `{"fr": {"name": "…"}}`, against a list of names with their longest
-- length in characters.
create function translations_fit(translations jsonb, longest jsonb)
returns boolean language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when jsonb_typeof(translations) <> 'object' then false else not exists (
    select from jsonb_each(translations) as each (language, texts)
    where each.language not in ('sv', 'en', 'fr')
      or case when jsonb_typeof(texts) <> 'object' or texts = '{}' then true else exists (
        select from jsonb_each(texts) as written (field, value)
        where jsonb_typeof(value) <> 'string' or value = '""' or not longest ? field
          or char_length(value #>> '{}') > (longest ->> field)::int) end) end
$$;
