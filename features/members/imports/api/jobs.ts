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

/** A job works so long, and leaves the rest to another: a worker that is asked to stop waits no longer. */
const worksForMs = 10_000;
/** An import that stood still for so long lost its worker. */
const stillForSeconds = 60;

const steps: Record<string, (step: Step) => Promise<StepDone>> = {
  CHECKING: checkRows,
  RUNNING: writeImported,
  UNDOING: undoRows,
};

/** One step of an import, whole or not at all; false when there is nothing left to do in its state. */
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
    // Its days to be undone are the server's.
    await moveImport(trx, importId, {
      ...progress,
      ...(progress.doneAt && { doneAt: realNow }),
      now: realNow,
    }).execute();
    return progress.state === undefined;
  });
}

/** Moves an import on, step by step, each of which is committed; whatever ends it, the next one goes on from there. */
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

/** Imports whose worker was lost are taken up again; those brought are invited a few a minute; what names people in them is forgotten. */
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
          await db.platform.transaction().execute(async (trx) => {
            // One that is held has its worker, however long the step lasts.
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
