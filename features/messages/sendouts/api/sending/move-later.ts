import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { moveSendoutJob } from "./job-kinds.ts";

/** At most so many jobs work on one sendout at once, wherever they run; one alone would do. */
const lanes = 2;

/** Has a sendout moved on after the commit. */
export async function enqueueSendout(trx: Transaction<DB>, chainId: number, sendoutId: number): Promise<void> {
  for (let lane = 0; lane < lanes; lane++) await enqueue(trx, moveSendoutJob, { chainId, sendoutId, lane });
}
