import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";

/**
 * Marks a database that a complete backup was restored into and that is not verified yet. No migration creates it: an
 * old backup is restored at its own release, and the mark must be committed together with the rows.
 */
export const unverifiedTable = "unverified_restore";

export interface Unverified {
  takenAt: string;
  /** The ids of the sendouts that the restore paused, for `nameHeldSends`. */
  heldSendouts: string[];
}

export async function markUnverified(client: pg.Client, { takenAt, heldSendouts }: Unverified): Promise<void> {
  await client.query(
    `create table if not exists public.${unverifiedTable} (taken_at text not null, held text[] not null)`,
  );
  await client.query(`insert into public.${unverifiedTable} values ($1, $2)`, [takenAt, heldSendouts]);
}

/** Reads the mark of an unverified restore; returns null when there is none. */
export async function readUnverified(client: pg.Client): Promise<Unverified | null> {
  const { rows: tables } = await client.query(`select to_regclass('public.${unverifiedTable}') is not null as there`);
  if (!tables[0].there) return null;
  const { rows } = await client.query<Unverified>(
    `select taken_at as "takenAt", held as "heldSendouts" from public.${unverifiedTable} limit 1`,
  );
  return rows[0] ?? null;
}

export const clearUnverified = (connectionString: string): Promise<unknown> =>
  withClient(connectionString, (client) => client.query(`drop table if exists public.${unverifiedTable}`));

/** @throws StartError when the database was restored and not verified, because it must not serve. */
export async function mustBeVerified(connectionString: string): Promise<void> {
  const unverified = await withClient(connectionString, readUnverified);
  if (unverified)
    throw new StartError(
      `This database was restored from the backup of ${unverified.takenAt} and is not verified yet. Continue with: npm run stammis -- restore <file> --key-file=<key>`,
    );
}
