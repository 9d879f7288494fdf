import { keptSince } from "#packages/domain/retention.ts";
import { removeWithin } from "#packages/server/jobs/count-removals.ts";
import type { Services } from "#packages/server/request/services.ts";
import { filesRetention } from "../domain/retention.ts";
import { type FileKey, holdUnused, noteUnused, selectUnused } from "./queries.ts";

/** The most files that one round removes; the next hour's round continues. */
const removedAtOnce = 1_000;

/**
 * Removes a file under its row's lock, if it is still unreferenced. A concurrent upload of the same picture waits for
 * the row and then writes the file again. The file is removed first, so a failed removal is retried.
 */
async function removeOne(
  { db, files, clock }: Services,
  { chain_id, path }: FileKey,
  due: Temporal.Instant,
): Promise<void> {
  await db.inPlatform(async (trx) => {
    if (!(await holdUnused(trx, { chain_id, path }, due).executeTakeFirst())) return;
    await files.remove(path);
    const row = trx.deleteFrom("stored_file").where("chain_id", "=", chain_id).where("path", "=", path);
    await removeWithin(trx, "unusedFiles", clock(), row.returning("chain_id"));
  });
}

/** Hours after which an unfinished file is removed: longer than any file takes to write. */
const partHours = 1;

/** Removes pictures that were unreferenced for seven days by the server's clock, also in a sandbox. */
export async function removeUnused(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  await db.inPlatform((trx) => noteUnused(trx, now));
  const due = keptSince(filesRetention.unusedFiles, now);
  const unusedFiles = await selectUnused(db.platform, due).limit(removedAtOnce).execute();
  for (const file of unusedFiles) await removeOne(services, file, due);
  await services.files.removeHalfWritten(now.subtract({ hours: partHours }));
}
