import pino from "pino";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { type Jobs, runJobs, type ScheduledJob } from "#packages/server/jobs/run.ts";
import { createLog, type Log } from "#packages/server/log.ts";
import type { TestApi } from "./harness.ts";

interface Options {
  looksEveryMs?: number;
  log?: Log;
  schedule?: ScheduledJob[];
  writeSizes?: Jobs["write-picture-sizes"];
}

/** A worker with one kind of job that does something: `act`, with the number it is told. */
export function startWorker(
  connectionString: string,
  act: (messageId: number) => Promise<void>,
  moveSendout: Jobs["move-sendout"] = async () => {},
  { log = createLog("silent"), schedule = [], writeSizes = async () => {}, ...times }: Options = {},
) {
  const jobs: Jobs = {
    "send-message": async () => {},
    "move-import": async () => {},
    "update-passes": async () => {},
    "write-picture-sizes": writeSizes,
    "tell-terms": async () => {},
    "move-sendout": moveSendout,
    "move-what-if": async () => {},
    "send-platform-message": ({ messageId }) => act(messageId),
  };
  return runJobs(connectionString, jobs, schedule, log, { patienceMs: 1_500, ...times });
}

export const addJob = ({ services }: TestApi, messageId: number) =>
  services.db.platform.transaction().execute((trx) => enqueue(trx, "send-platform-message", { messageId }));

/** What a worker says as it goes. */
export function hearWorker() {
  const said: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void said.push(line) });
  return { log, times: (words: string) => said.join("").split(words).length - 1 };
}
