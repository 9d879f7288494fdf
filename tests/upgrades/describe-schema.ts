import type pg from "pg";

/**
 * Queries of the catalogue that describe a database in readable lines, one statement each. They omit the order of
 * columns and the names of not-null constraints, which PostgreSQL stores from version 18 on.
 */
const selects = {
  table: `
    select format('%s: row security %s, forced %s, options %s', relname, relrowsecurity, relforcerowsecurity,
      coalesce(reloptions::text, 'none'))
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  column: `
    select format('%s.%s: %s, %s, collation %s, storage %s, identity %s, generated %s, default %s', relname, attname,
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' else 'null' end,
      nullif(attcollation, 0)::regcollation, attstorage, nullif(attidentity, ''), nullif(attgenerated, ''),
      pg_get_expr(adbin, adrelid))
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'v', 'c') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`,
  constraint: `
    select format('%s.%s: %s, validated %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  index: `
    select format('%s.%s: %s, valid %s', indrelid::regclass, relname, pg_get_indexdef(indexrelid), indisvalid)
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  policy: `
    select format('%s.%s: for %s to %s using %s with check %s', polrelid::regclass, polname, polcmd,
      polroles::regrole[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from pg_policy join pg_class on pg_class.oid = polrelid where relnamespace = 'public'::regnamespace`,
  trigger: `
    select format('%s.%s: %s, enabled %s', tgrelid::regclass, tgname, pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`,
  function: `
    select format('%s: %s %s returns %s, %s, volatile %s, parallel %s, leakproof %s, strict %s, definer %s, cost %s, rows %s, owner %s, settings %s, body %s',
      oid::regprocedure, prokind, pg_get_function_arguments(oid), coalesce(pg_get_function_result(oid), 'nothing'),
      (select lanname from pg_language where pg_language.oid = prolang), provolatile, proparallel, proleakproof,
      proisstrict, prosecdef, procost, prorows, proowner::regrole, coalesce(proconfig::text, 'none'),
      coalesce(pg_get_function_sqlbody(oid), prosrc))
    from pg_proc where pronamespace = 'public'::regnamespace`,
  view: `
    select format('%s: options %s, %s', relname, reloptions, pg_get_viewdef(oid))
    from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace`,
  type: `
    select format('%s: kind %s', typname, typtype)
    from pg_type where typnamespace = 'public'::regnamespace and typelem = 0`,
  sequence: `
    select format('%s: from %s, %s to %s, by %s, cycle %s, cache %s', sequencename, start_value, min_value, max_value,
      increment_by, cycle, cache_size)
    from pg_sequences where schemaname = 'public'`,
  right: `
    select format('%s: %s', object, string_agg(format('%s may %s', grantee, privilege), ', ' order by grantee, privilege))
    from (
      select relname::text as object, relacl as acl, relowner as owner from pg_class
        where relkind <> 'i' and relnamespace = 'public'::regnamespace
      union all
      select format('%s.%s', relname, attname), attacl, relowner from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all
      select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)), proowner from pg_proc
        where pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      union all
      select nspname::text, nspacl, nspowner from pg_namespace where nspname in ('public', 'graphile_worker')
    ) of_object cross join lateral (
      select case grantee when 0 then 'everybody' else grantee::regrole::text end as grantee, privilege_type as privilege
      from aclexplode(acl) where grantee <> owner
    ) of_role
    group by object`,
  comment: `
    select format('%s: %s', pg_describe_object(classoid, objoid, objsubid), description)
    from pg_description where classoid in ('pg_class'::regclass, 'pg_proc'::regclass)
      and objoid in (select oid from pg_class where relnamespace = 'public'::regnamespace
        union all select oid from pg_proc where pronamespace = 'public'::regnamespace)`,
};

/** Removes comments and line breaks in function bodies, because they have no effect. */
const plain = (line: string): string =>
  line
    .replace(/--[^\n]*/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Describes the rows that every new database has, such as the first plan. Omits random values and values from the
 * clock.
 */
async function describeRows(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(quote_ident(attname) order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'
      and atttypid <> all('{bytea,timestamptz}'::regtype[])
    group by relname`);
  const lines: string[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(each)::text as row from (select ${columns.join(", ")} from ${name}) each`,
    );
    lines.push(...rows.map(({ row }) => `row of ${name}: ${row}`));
  }
  return lines;
}

/** Describes everything that migrations or schema files decide about a database, in sorted lines. */
export async function describeSchema(client: pg.Client): Promise<string[]> {
  const lines: string[] = await describeRows(client);
  for (const [kind, select] of Object.entries(selects)) {
    const { rows } = await client.query<{ line: string }>(`select line from (${select}) each (line)`);
    lines.push(...rows.map(({ line }) => `${kind} ${plain(line)}`));
  }
  return lines.sort();
}
