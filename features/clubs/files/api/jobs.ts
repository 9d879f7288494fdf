import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { type Job, job, type PayloadOf } from "#packages/server/jobs/job.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { UnreadableImage } from "#packages/server/storage/pictures.ts";
import { writePictureSizesJob } from "./job-kinds.ts";
import { holdStoredFile, selectUnsized, updateStoredFile } from "./queries.ts";
import { removeUnused } from "./remove-unused.ts";

/** The batch size for pictures that were stored before sizes existed. */
const sizedAtOnce = 20;

/**
 * Creates a stored picture's sizes after the upload's response; safe to repeat. Locks the row, because sizes of a
 * picture removed meanwhile would never be removed. Reference changes do not wait for the lock.
 */
export async function writeSizes(
  { db, files, clock, log }: Services,
  { chainId, path }: PayloadOf<typeof writePictureSizesJob>,
): Promise<void> {
  await db.inPlatform(async (trx) => {
    const file = { chain_id: chainId, path };
    if (!(await holdStoredFile(trx, file).executeTakeFirst())) return;
    try {
      await files.writeSizes(path);
    } catch (error) {
      // A retry would fail again: the original is shown, and the job ends without an error.
      if (!(error instanceof UnreadableImage)) throw error;
      log.warn({ err: error, chainId, path }, "reading a stored picture failed");
    }
    await updateStoredFile(trx, file, { sized_at: clock() }).execute();
  });
}

export const filesJobs = (services: Services): Job[] => [
  job(writePictureSizesJob, (payload) => writeSizes(services, payload)),
];

export async function sizeOldPictures({ db }: Pick<Services, "db">): Promise<void> {
  const pictures = await selectUnsized(db.platform).limit(sizedAtOnce).execute();
  for (const { chain_id: chainId, path } of pictures)
    await db.inPlatform((trx) => enqueue(trx, writePictureSizesJob, { chainId, path }));
}

export function filesSchedule(services: Services): ScheduledJob[] {
  return [
    { name: "size-old-pictures", pattern: "*/10 * * * *", act: () => sizeOldPictures(services) },
    { name: "remove-unused-files", pattern: "42 * * * *", act: () => removeUnused(services) },
  ];
}
