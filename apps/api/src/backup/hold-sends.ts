import type pg from "pg";

/**
 * What was on its way out when the backup was taken has gone since, or not: nobody here knows. So sendouts wait for a
 * person, automatic ones too, and say why. Of the clubs given, or of all. Answers how many.
 */
export async function holdSends(client: pg.Client, chainIds: readonly number[] | null): Promise<number> {
  const { rowCount } = await client.query(
    `update sendout set state = 'PAUSED', pause_reason = 'RESTORED', wakes_at = null
     where state in ('SCHEDULED', 'SENDING') and ($1::bigint[] is null or chain_id = any($1))`,
    [chainIds],
  );
  return rowCount ?? 0;
}
