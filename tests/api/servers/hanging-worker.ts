import { sendPlatformMessageJob } from "#features/messages/letters/api/job-kinds.ts";
import { job } from "#packages/server/jobs/job.ts";
import { runJobs } from "#packages/server/jobs/run.ts";
import { createLog } from "#packages/server/log.ts";

// A process that takes messages, prints their ids and hangs, until a test kills it.
const hangs = job(sendPlatformMessageJob, ({ messageId }) => {
  process.stdout.write(`${messageId}\n`);
  return new Promise(() => {});
});
await runJobs(process.argv[2] ?? "", [hangs], [], createLog("silent"));
