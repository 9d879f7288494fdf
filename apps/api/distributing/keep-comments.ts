import type pg from "pg";

/**
 * Reads the comments of columns, which a recreated table loses, above all the marks of secrets. Returns a function that
 * restores them.
 */
export async function keepComments(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ comment: string }>(
    `select format('comment on column %s.%I is %L', attrelid::regclass, attname, description) as comment
     from pg_description join pg_attribute on attrelid = objoid and attnum = objsubid join pg_class on pg_class.oid = objoid
     where classoid = 'pg_class'::regclass and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return async () => {
    for (const { comment } of rows) await client.query(comment);
  };
}
