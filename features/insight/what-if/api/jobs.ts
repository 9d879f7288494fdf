import { sql } from "kysely";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { type Job, job, type PayloadOf } from "#packages/server/jobs/job.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { countFailure } from "./count-failure.ts";
import { countYears } from "./count-years.ts";
import { forgetWhatIfs } from "./forget-what-ifs.ts";
import { moveWhatIfJob } from "./job-kinds.ts";
import { lockWhatIf, selectNextMembers } from "./queries.ts";

/**
 * The time in milliseconds after which a job stops and leaves the remaining work to another job. A worker that shuts
 * down waits no longer.
 */
const worksForMs = 10_000;
/** Seconds without progress after which a replay has lost its worker. */
const stillForSeconds = 60;
/** The number of members per step; a step holds their year in memory. */
const membersAtOnce = 200;

/** Replays the next members in one transaction. Returns false when no work remains. */
export function moveOn({ db, clock }: Services, chain: Chain, whatIfId: number): Promise<boolean> {
  return db.inChain(chain.id, async (trx, { batch }) => {
    const whatIf = await lockWhatIf(trx, whatIfId).executeTakeFirst();
    if (whatIf?.state !== "RUNNING") return false;
    const rows = await selectNextMembers(trx, whatIf.through_member ?? 0, membersAtOnce).execute();
    const members = rows.map(({ id }) => id);
    const isDone = members.length < membersAtOnce;
    const tally = members.length > 0 ? await countYears(batch, chain, whatIf, members) : whatIf.tally;
    const progress = whatIf.progress + members.length;
    await trx
      .updateTable("what_if")
      .set({
        tally: sql`${JSON.stringify(tally)}::jsonb`,
        progress,
        // Members who joined after the question are counted too.
        member_count: Math.max(whatIf.member_count, progress),
        moved_at: clock(),
        failures: 0,
        ...(isDone
          ? { state: "DONE" as const, done_at: clock(), through_member: null }
          : { through_member: members.at(-1) ?? null }),
      })
      .where("id", "=", whatIfId)
      .execute();
    return !isDone;
  });
}

/** Runs a step. A failed step is retried by its job with backoff, until it has failed too often. */
async function moveOrFail(services: Services, chain: Chain, whatIfId: number): Promise<boolean> {
  try {
    return await moveOn(services, chain, whatIfId);
  } catch (error) {
    if (!(await countFailure(services, chain, whatIfId))) throw error;
    services.log.error({ err: error, chainId: chain.id, whatIfId }, "what-if replay failed");
    return false;
  }
}

/**
 * Replays in steps, each committed on its own. After an interruption the next job continues from the last committed
 * step.
 */
export async function moveWhatIf(
  services: Services,
  { chainId, whatIfId }: PayloadOf<typeof moveWhatIfJob>,
  forMs = worksForMs,
): Promise<void> {
  const chain = await services.directory.byId(chainId);
  if (!chain) return;
  const until = performance.now() + forMs;
  while (await moveOrFail(services, chain, whatIfId)) {
    if (performance.now() < until) continue;
    await services.db.inChain(chain.id, (trx) => enqueue(trx, moveWhatIfJob, { chainId, whatIfId }));
    return;
  }
}

export const whatIfJobs = (services: Services): Job[] => [
  job(moveWhatIfJob, (payload) => moveWhatIf(services, payload)),
];

/** Restarts replays whose worker was lost, and deletes old answers. */
export function whatIfSchedule(services: Services): ScheduledJob[] {
  const { db, clock } = services;
  return [
    {
      name: "take-up-what-ifs",
      pattern: "* * * * *",
      act: async () => {
        const still = clock().subtract({ seconds: stillForSeconds });
        const stalledRows = await db.platform
          .selectFrom("what_if")
          .select(["id", "chain_id"])
          .where("state", "=", "RUNNING")
          .where("moved_at", "<", still)
          .execute();
        for (const { id, chain_id: chainId } of stalledRows)
          await db.inPlatform(async (trx) => {
            // A locked replay has a worker, however long its step takes.
            const free = lockWhatIf(trx, id).where("chain_id", "=", chainId).where("moved_at", "<", still);
            if (await free.executeTakeFirst()) await enqueue(trx, moveWhatIfJob, { chainId, whatIfId: id });
          });
      },
    },
    { name: "forget-what-ifs", pattern: "27 4 * * *", act: () => forgetWhatIfs(services) },
  ];
}
