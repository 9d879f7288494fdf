-- A city as selections compare it, which is what JavaScript's toLowerCase does. PostgreSQL 18 has a collation of its own for
-- that, at less than half of ICU's price; before it, the database's own.
do $$ begin
  execute format('create function city_word(city text) returns text language sql immutable parallel safe return %s',
    case when current_setting('server_version_num')::int >= 180000
      then 'lower(btrim(city) collate pg_unicode_fast)' else 'lower(btrim(city))' end);
end $$;
