import type pg from "pg";

/**
 * Citus writes the defaults of omitted columns into an INSERT. So a role that may insert some columns of a table also
 * needs the columns with a default there.
 */
export async function grantDefaults(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ grant: string }>(
    `select distinct format('grant insert (%s) on %s to %s', defaults.columns, granted.attrelid::regclass,
        acl.grantee::regrole) as grant
     from pg_attribute as granted cross join aclexplode(granted.attacl) as acl
     join pg_class on pg_class.oid = granted.attrelid and relnamespace = 'public'::regnamespace
     cross join lateral (select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = granted.attrelid and attnum > 0 and not attisdropped and attgenerated = ''
         and (atthasdef or attidentity <> '')) as defaults
     where acl.privilege_type = 'INSERT' and acl.grantee <> 0 and defaults.columns is not null`,
  );
  for (const { grant } of rows) await client.query(grant);
}
