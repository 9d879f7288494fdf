import { keptSince } from "#packages/domain/retention.ts";
import { removeWithin } from "#packages/server/jobs/count-removals.ts";
import type { Services } from "#packages/server/request/services.ts";
import { filesRetention } from "../domain/retention.ts";
import { type FileKey, holdUnused, noteUnused, selectUnused } from "./queries.ts";

/** A round ends with so many: the next hour goes on. */
const removedAtOnce = 1_000;

/**
 * Behind the lock of its row, and only if nothing points there at this very moment: whoever uploads the same picture just
 * now waits for the row, and then writes the file anew. The files go first: what fails is tried again.
 */
async function removeOne(
  { db, files, clock }: Services,
  { chain_id, path }: FileKey,
  due: Temporal.Instant,
): Promise<void> {
  await db.platform.transaction().execute(async (trx) => {
    if (!(await holdUnused(trx, { chain_id, path }, due).executeTakeFirst())) return;
    await files.remove(path);
    const row = trx.deleteFrom("stored_file").where("chain_id", "=", chain_id).where("path", "=", path);
    await removeWithin(trx, "unusedFiles", clock(), row.returning("chain_id"));
  });
}

/** No file takes so long to write. */
const partHours = 1;

/** Removes pictures that nothing has pointed at for seven days; by the server's clock, a sandbox's too. */
export async function removeUnused(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  await db.platform.transaction().execute((trx) => noteUnused(trx, now));
  const due = keptSince(filesRetention.unusedFiles, now);
  const unusedFiles = await selectUnused(db.platform, due).limit(removedAtOnce).execute();
  for (const file of unusedFiles) await removeOne(services, file, due);
  await services.files.removeHalfWritten(now.subtract({ hours: partHours }));
}
