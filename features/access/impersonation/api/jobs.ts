import { closeImpersonation } from "#features/access/sessions/api/end-impersonation.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectOver } from "./queries.ts";

async function closeOver({ db, changes, clock }: Services): Promise<void> {
  const now = clock();
  const closed = await db.inPlatform(async (trx) => {
    const over = await selectOver(trx, now).execute();
    for (const { ends_at: endsAt, ...impersonation } of over) {
      const at = Temporal.Instant.compare(now, endsAt) < 0 ? now : endsAt;
      await closeImpersonation(trx, impersonation, at);
    }
    return over;
  });
  changes.tell(...closed.map(({ accountId }) => `account:${accountId}` as const));
}

/**
 * Closes impersonations that ended without the button: by time, by a new password, or from another device. Their end is
 * audited too.
 */
export const impersonationSchedule = (services: Services): ScheduledJob[] => [
  { name: "close-impersonations", pattern: "* * * * *", act: () => closeOver(services) },
];
