import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { type Job, job, type PayloadOf } from "#packages/server/jobs/job.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkRows } from "./checking/check-rows.ts";
import { forgetImports } from "./forget-imports.ts";
import { moveImportJob } from "./job-kinds.ts";
import { lockImport, moveImport } from "./queries.ts";
import { sendInvitations } from "./send-invitations.ts";
import type { Step, StepDone } from "./steps.ts";
import { undoRows } from "./writing/undo-rows.ts";
import { writeImported } from "./writing/write-imported.ts";

/**
 * The time in ms after which a job stops and leaves the remaining steps to another job, so that a stopping worker exits
 * soon.
 */
const worksForMs = 10_000;
/** An import without progress for this many seconds has lost its worker. */
const stillForSeconds = 60;

const steps: Record<string, (step: Step) => Promise<StepDone>> = {
  CHECKING: checkRows,
  RUNNING: writeImported,
  UNDOING: undoRows,
};

/** Runs one step of an import in one transaction. Returns false when the import's state requires no further step. */
function moveOn({ db, clock }: Services, chain: Chain, importId: number): Promise<boolean> {
  return db.inChain(chain.id, async (trx, { batch }) => {
    const memberImport = await lockImport(trx, importId).executeTakeFirst();
    const step = memberImport && steps[memberImport.state];
    if (!memberImport || !step) return false;
    const realNow = clock();
    const now = chainNow(realNow, chain);
    const progress = await step({
      trx,
      batch,
      chain,
      lockedImport: memberImport,
      now,
      today: clubDay(chain, now).today,
    });
    // The undo period is counted in the server's time.
    await moveImport(trx, importId, {
      ...progress,
      ...(progress.doneAt && { doneAt: realNow }),
      now: realNow,
    }).execute();
    return progress.state === undefined;
  });
}

/**
 * Runs an import step by step, with a commit after each. After an interruption the next job continues from the last
 * commit.
 */
export async function moveImportSteps(
  services: Services,
  { chainId, importId }: PayloadOf<typeof moveImportJob>,
): Promise<void> {
  const chain = await services.directory.byId(chainId);
  if (!chain) return;
  const until = performance.now() + worksForMs;
  while (await moveOn(services, chain, importId)) {
    if (performance.now() < until) continue;
    await services.db.inChain(chain.id, (trx) => enqueue(trx, moveImportJob, { chainId, importId }));
    return;
  }
}

export const importsJobs = (services: Services): Job[] => [
  job(moveImportJob, (payload) => moveImportSteps(services, payload)),
];

/**
 * Restarts imports whose worker was lost, invites imported members a few a minute, and deletes personal data of old
 * imports.
 */
export function importsSchedule(services: Services): ScheduledJob[] {
  const { db, clock } = services;
  return [
    {
      name: "take-up-imports",
      pattern: "* * * * *",
      act: async () => {
        const still = clock().subtract({ seconds: stillForSeconds });
        const stalledImports = await db.platform
          .selectFrom("member_import")
          .select(["id", "chain_id"])
          .where("state", "in", ["CHECKING", "RUNNING", "UNDOING"])
          .where("moved_at", "<", still)
          .execute();
        for (const { id, chain_id: chainId } of stalledImports)
          await db.inPlatform(async (trx) => {
            // A worker holds the lock of its import, however long the step lasts, so only unlocked imports are
            // restarted.
            const free = lockImport(trx, id).where("chain_id", "=", chainId).where("moved_at", "<", still);
            if (await free.skipLocked().executeTakeFirst())
              await enqueue(trx, moveImportJob, { chainId, importId: id });
          });
      },
    },
    { name: "invite-imported", pattern: "* * * * *", act: () => sendInvitations(services) },
    { name: "forget-imports", pattern: "22 4 * * *", act: () => forgetImports(services) },
  ];
}
