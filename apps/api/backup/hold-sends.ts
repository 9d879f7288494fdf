import type pg from "pg";

/**
 * What was on its way out when the backup was taken has gone since, or not: nobody here knows. So sendouts wait for a
 * person, automatic ones too. Of the clubs given, or of all; answers which. Knows no more of their table than the earliest
 * release that had it, for a backup's tables may be as old.
 */
export async function holdSends(client: pg.Client, chainIds: readonly number[] | null): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update sendout set state = 'PAUSED', pause_reason = 'PERSON'
     where state in ('SCHEDULED', 'SENDING') and ($1::bigint[] is null or chain_id = any($1)) returning id`,
    [chainIds],
  );
  return rows.map(({ id }) => id);
}

/** Nobody knows whom they reached since, or whose copy this is: what is left of tellings the app tells alone. */
export async function endTellings(client: pg.Client, chainIds: readonly number[] | null): Promise<void> {
  await client.query(
    "update terms_telling set done_at = now() where done_at is null and ($1::bigint[] is null or chain_id = any($1))",
    [chainIds],
  );
}

/** Has those that were held say why, once their table is the present one. */
export async function nameHeldSends(client: pg.Client, ids: readonly string[]): Promise<void> {
  await client.query(
    "update sendout set pause_reason = 'RESTORED', wakes_at = null, waits_for = null where id = any($1::bigint[])",
    [ids],
  );
}
