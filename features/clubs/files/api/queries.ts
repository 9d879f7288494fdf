import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction, type Updateable } from "kysely";
import type { DB, StoredFile } from "#packages/server/db/types.ts";

export interface FileKey {
  chain_id: number;
  path: string;
}

/** Registers a file without references. Waits for a removal in progress. */
export function insertStoredFile(trx: Transaction<DB>, file: FileKey, at: Temporal.Instant) {
  return trx
    .insertInto("stored_file")
    .values({ ...file, unused_since: at })
    .onConflict((on) => on.columns(["chain_id", "path"]).doUpdateSet({ unused_since: at }));
}

export function updateStoredFile(trx: Transaction<DB>, { chain_id, path }: FileKey, set: Updateable<StoredFile>) {
  return trx.updateTable("stored_file").set(set).where("chain_id", "=", chain_id).where("path", "=", path);
}

/** Locks a file's row against removal only. */
export function holdStoredFile(trx: Transaction<DB>, { chain_id, path }: FileKey) {
  return trx
    .selectFrom("stored_file")
    .select("path")
    .where("chain_id", "=", chain_id)
    .where("path", "=", path)
    .forKeyShare();
}

const isPointedAtIn = (chain: RawBuilder<unknown>) => sql<SqlBool>`exists (select from file_use
  where file_use.chain_id = ${chain} and file_use.path = stored_file.path)`;

/** Whether the club currently has a reference to a stored file. */
const isPointedAt = isPointedAtIn(sql.ref("stored_file.chain_id"));

/** Locks a file that is currently unreferenced, and has been since before a moment; skips rows locked by others. */
export function holdUnused(trx: Transaction<DB>, { chain_id, path }: FileKey, before: Temporal.Instant) {
  return trx
    .selectFrom("stored_file")
    .select("path")
    .where("chain_id", "=", chain_id)
    .where("path", "=", path)
    .where("unused_since", "<=", before)
    .where((eb) => eb.not(isPointedAtIn(sql`${chain_id}::bigint`)))
    .forUpdate()
    .skipLocked();
}

/** Marks files that became unreferenced, and unmarks those referenced again. */
export async function noteUnused(trx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  await trx
    .updateTable("stored_file")
    .set({ unused_since: null })
    .where("unused_since", "is not", null)
    .where(isPointedAt)
    .execute();
  await trx
    .updateTable("stored_file")
    .set({ unused_since: now })
    .where("unused_since", "is", null)
    .where((eb) => eb.not(isPointedAt))
    .execute();
}

/** Selects files unreferenced since before a moment, the oldest first. */
export function selectUnused(db: Kysely<DB>, before: Temporal.Instant) {
  return db
    .selectFrom("stored_file")
    .select(["chain_id", "path"])
    .where("unused_since", "<=", before)
    .where((eb) => eb.not(isPointedAt))
    .orderBy("unused_since");
}

/** Selects stored files without sizes, the oldest first. */
export function selectUnsized(db: Kysely<DB>) {
  return db
    .selectFrom("stored_file")
    .select(["chain_id", "path"])
    .where("stored_at", "is not", null)
    .where("sized_at", "is", null)
    .orderBy("stored_at");
}
