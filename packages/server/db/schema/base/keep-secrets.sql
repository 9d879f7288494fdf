-- The app's role may read every column except those whose comment begins with 'Secret'. Runs after each migration. A
-- new secret needs that comment, and a function where the app needs it.
create function keep_secrets() returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare each record;
begin
  for each in
    select c.oid::regclass as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      filter (where coalesce(col_description(c.oid, a.attnum), '') not like 'Secret%') as readable
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.oid having bool_or(coalesce(col_description(c.oid, a.attnum), '') like 'Secret%')
  loop
    execute format('revoke select on %s from stammis_app', each.name);
    execute format('grant select (%s) on %s to stammis_app', each.readable, each.name);
  end loop;
end $$;
revoke all on function keep_secrets from public;
