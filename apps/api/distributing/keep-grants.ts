import type pg from "pg";

/**
 * Reads the privileges of views, which are recreated without them when their tables move. Returns a function that
 * restores them.
 */
export async function keepGrants(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ grant: string }>(
    `select format('grant %s on %s to %s', privilege_type, pg_class.oid::regclass, grantee::regrole) as grant
     from pg_class, aclexplode(relacl) where relkind = 'v' and relnamespace = 'public'::regnamespace and grantee <> 0
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`,
  );
  return async () => {
    for (const { grant } of rows) await client.query(grant);
  };
}
