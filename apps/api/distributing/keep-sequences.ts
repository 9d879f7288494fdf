import type pg from "pg";

/**
 * Reads the positions of identity sequences, which restart when tables are recreated on all nodes. Returns a function
 * that restores them.
 */
export async function keepSequences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; latest: string }>(
    `select quote_ident(sequencename) as name, last_value as latest from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return async () => {
    await client.query(
      `select setval(before.name::regclass, before.latest) from unnest($1::text[], $2::bigint[]) as before (name, latest)
       join pg_sequences now on quote_ident(now.sequencename) = before.name and now.schemaname = 'public'
       where now.last_value is distinct from before.latest`,
      [rows.map(({ name }) => name), rows.map(({ latest }) => latest)],
    );
  };
}
