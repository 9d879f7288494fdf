import pino from "pino";
import { writePictureSizesJob } from "#features/clubs/files/api/job-kinds.ts";
import { sendPlatformMessageJob } from "#features/messages/letters/api/job-kinds.ts";
import { moveSendoutJob } from "#features/messages/sendouts/api/sending/job-kinds.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { job, type PayloadOf } from "#packages/server/jobs/job.ts";
import { runJobs, type ScheduledJob } from "#packages/server/jobs/run.ts";
import { createLog, type Log } from "#packages/server/log.ts";
import type { TestApi } from "../harness.ts";

interface Options {
  looksEveryMs?: number;
  log?: Log;
  schedule?: ScheduledJob[];
  writeSizes?: (payload: PayloadOf<typeof writePictureSizesJob>) => Promise<void>;
}

/** Starts a worker that calls `act` with the id of each message. */
export function startWorker(
  connectionString: string,
  act: (messageId: number) => Promise<void>,
  moveSendout: (payload: PayloadOf<typeof moveSendoutJob>) => Promise<void> = async () => {},
  { log = createLog("silent"), schedule = [], writeSizes = async () => {}, ...times }: Options = {},
) {
  const jobs = [
    job(writePictureSizesJob, writeSizes),
    job(moveSendoutJob, moveSendout),
    job(sendPlatformMessageJob, ({ messageId }) => act(messageId)),
  ];
  return runJobs(connectionString, jobs, schedule, log, { patienceMs: 1_500, ...times });
}

export const addJob = ({ services }: TestApi, messageId: number) =>
  services.db.inPlatform((trx) => enqueue(trx, sendPlatformMessageJob, { messageId }));

/** Records the log of a worker. */
export function hearWorker() {
  const logLines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void logLines.push(line) });
  return { log, times: (words: string) => logLines.join("").split(words).length - 1 };
}
