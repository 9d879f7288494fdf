import { expect, test } from "vitest";
import { startApi } from "../../test/harness.ts";
import { createLog } from "../log.ts";
import { enqueue } from "./enqueue.ts";
import { runJobs } from "./run.ts";

test("jobs run on after every connection of theirs was ended", async () => {
  const api = await startApi();
  const { db } = api.services;
  const ran: number[] = [];
  let begun = () => {};
  const jobs = {
    "send-message": async () => {},
    "move-import": async () => {},
    "update-passes": async () => {},
    "write-picture-sizes": async () => {},
    "move-what-if": async () => {},
    "send-platform-message": async ({ messageId }: { messageId: number }) => {
      begun();
      ran.push(messageId);
    },
  };
  const add = (messageId: number) =>
    db.platform.transaction().execute((trx) => enqueue(trx, "send-platform-message", { messageId }));
  const worker = await runJobs(api.connectionString, jobs, [], createLog("silent"));
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  await add(1);
  await first;
  await api.owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ~ 'graphile_worker|LISTEN'`);
  await add(2);
  await expect.poll(() => ran.includes(2), { timeout: 20_000 }).toBe(true);
  await worker.stop();
});
