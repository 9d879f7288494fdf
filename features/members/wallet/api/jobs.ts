import { sql } from "kysely";
import { keptSince } from "#packages/domain/retention.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import { type Job, job } from "#packages/server/jobs/job.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { walletRetention } from "../domain/retention.ts";
import { updatePassesJob } from "./job-kinds.ts";
import { createReadHomes } from "./read-homes.ts";
import { updateGooglePasses } from "./update-google-passes.ts";
import { updatePasses } from "./update-passes.ts";

export async function updatePassesOf(
  services: Services,
  chainId: number,
  memberIds: readonly number[] | null,
): Promise<void> {
  const chain = await services.directory.byId(chainId);
  if (!chain) return;
  // A failure of one wallet does not prevent the other; the job then retries.
  const results = await Promise.allSettled([
    updatePasses(services, createReadHomes(services), chain, memberIds),
    updateGooglePasses(services, chain, memberIds),
  ]);
  const failed = results.find(({ status }) => status === "rejected");
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

export const walletJobs = (services: Services): Job[] => [
  job(updatePassesJob, ({ chainId, memberIds }) => updatePassesOf(services, chainId, memberIds)),
];

/**
 * Points expire at midnight without any action. The job checks passes each hour, because clubs have different time
 * zones.
 */
export function walletSchedule(services: Services): ScheduledJob[] {
  const { db, clock } = services;
  return [
    {
      name: "update-all-passes",
      pattern: "3 * * * *",
      act: async () => {
        const chains = await db.platform
          .selectFrom("wallet_device")
          .select("chain_id")
          .where(clubGoesOn("wallet_device.chain_id"))
          .union(db.platform.selectFrom("wallet_class").select("chain_id").where(clubGoesOn("wallet_class.chain_id")))
          .execute();
        await eachByItself(chains, services.log, ({ chain_id }) => updatePassesOf(services, chain_id, null));
      },
    },
    {
      name: "forget-void-passes",
      pattern: "42 4 * * *",
      act: async () => {
        const old = keptSince(walletRetention.voidPasses, clock());
        const deletion = sql`delete from wallet_device held using wallet_pass pass
          where pass.chain_id = held.chain_id and pass.serial = held.serial
          and pass.member_id is null and pass.changed_at < ${old}
          returning held.chain_id`;
        await removeAndCount(db.platform, "voidPasses", clock(), deletion);
      },
    },
  ];
}
