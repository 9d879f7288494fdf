-- Folds a text for the search: no diacritics, lower case, related letters alike. Words and search terms are folded
-- alike and compared by operators that may pass row-level security.
create function folded(given text) returns text language sql immutable strict parallel safe
return translate(
  replace(replace(replace(replace(
    lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
  'øđðłħŧıςʼ', 'oddlhtiσ''');

-- A word of the search: letters and digits only, so that Obrien finds O'Brien.
create function search_word(given text) returns text language sql immutable strict parallel safe
return regexp_replace(folded(given) collate "und-x-icu", '[^[:alnum:]]+', '', 'g');

-- The words of a name, complete and by the parts of a hyphen or apostrophe: Karin finds Anna-Karin.
create function name_words(given text) returns text[] language sql immutable strict parallel safe
return array(
  select word from regexp_split_to_table(given, '\s+') as written,
    lateral (select search_word(written)
      union select part from regexp_split_to_table(folded(written) collate "und-x-icu", '[^[:alnum:]]+') as part) as each (word)
  where word <> '' group by word);

-- A city as selections compare it, like toLowerCase() of JavaScript. PostgreSQL 18 has a fast collation for this.
do $$ begin
  execute format('create function city_word(city text) returns text language sql immutable parallel safe return %s',
    case when current_setting('server_version_num')::int >= 180000
      then 'lower(btrim(city) collate pg_unicode_fast)' else 'lower(btrim(city))' end);
end $$;
