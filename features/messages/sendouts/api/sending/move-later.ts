import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { moveSendoutJob } from "./job-kinds.ts";

/** The maximum number of concurrent jobs on one sendout, on all servers; one would be enough. */
const lanes = 2;

/** Enqueues the jobs of a sendout after the commit. */
export async function enqueueSendout(trx: Transaction<DB>, chainId: number, sendoutId: number): Promise<void> {
  for (let lane = 0; lane < lanes; lane++) await enqueue(trx, moveSendoutJob, { chainId, sendoutId, lane });
}
