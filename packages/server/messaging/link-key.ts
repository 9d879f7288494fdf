import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { Latest } from "../remembered/latest.ts";

/** Keys cached by database and club: a club's key never changes. */
const keys = new WeakMap<Database, Latest<number, Promise<Buffer>>>();
const rememberAtMost = 10_000;

async function readKey(db: Database, chainId: number): Promise<Buffer> {
  const { rows } = await sql<{ key: Buffer }>`select secret_of(${chainId}::bigint, 'sendout link') as key`.execute(
    db.platform,
  );
  return (rows[0] as { key: Buffer }).key;
}

/**
 * Returns the key of a club's codes and mail ids: the installation's own, or the one that a moved club brought along.
 * Chain 0 means the platform's own mails.
 */
export function linkKey(db: Database, chainId: number): Promise<Buffer> {
  const ofClubs = keys.get(db) ?? new Latest<number, Promise<Buffer>>(rememberAtMost);
  keys.set(db, ofClubs);
  const cachedKey = ofClubs.get(chainId);
  if (cachedKey) return cachedKey;
  const key = readKey(db, chainId);
  ofClubs.set(chainId, key);
  key.catch(() => ofClubs.delete(chainId));
  return key;
}
