import { type Jobs, runJobs } from "#packages/server/jobs/run.ts";
import { createLog } from "#packages/server/log.ts";

// A process that takes messages in hand, says so and never gets done with one: to be killed.
const nothing = async () => {};
const jobs: Jobs = {
  "send-message": nothing,
  "move-import": nothing,
  "update-passes": nothing,
  "write-picture-sizes": nothing,
  "tell-terms": nothing,
  "move-sendout": nothing,
  "move-what-if": nothing,
  "send-platform-message": ({ messageId }) => {
    process.stdout.write(`${messageId}\n`);
    return new Promise(() => {});
  },
};
await runJobs(process.argv[2] ?? "", jobs, [], createLog("silent"));
