import type pg from "pg";

/**
 * Pauses pending sendouts, automatic ones too, because nothing shows whether their messages left after the backup. A
 * person has to resume them. Covers the given clubs or all, and returns the ids. Uses only columns of the table's first
 * release, as the backup may be that old.
 */
export async function holdSends(client: pg.Client, chainIds: readonly number[] | null): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update sendout set state = 'PAUSED', pause_reason = 'PERSON'
     where state in ('SCHEDULED', 'SENDING') and ($1::bigint[] is null or chain_id = any($1)) returning id`,
    [chainIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Ends pending notices of new terms, because nothing shows whether they left after the backup or whether this is a
 * copy. The app still shows the terms.
 */
export async function endTellings(client: pg.Client, chainIds: readonly number[] | null): Promise<void> {
  await client.query(
    "update terms_telling set done_at = now() where done_at is null and ($1::bigint[] is null or chain_id = any($1))",
    [chainIds],
  );
}

/** Sets the pause reason of the held sendouts, once their table is migrated. */
export async function nameHeldSends(client: pg.Client, ids: readonly string[]): Promise<void> {
  await client.query(
    "update sendout set pause_reason = 'RESTORED', wakes_at = null, waits_for = null where id = any($1::bigint[])",
    [ids],
  );
}
