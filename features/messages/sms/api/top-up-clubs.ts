import { sql } from "kysely";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubGoesOn } from "#packages/server/db/not-frozen.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { topUpIfDue } from "./buy-credits.ts";

/**
 * Tops up clubs below their level. A message tops up too; this finds clubs whose limit ended with the month, or whose
 * last top-up failed.
 */
export async function topUpClubs({ db, directory, clock, log }: Services): Promise<void> {
  const rows = await db.platform
    .selectFrom("sms_account")
    .select("chain_id")
    .where(sql<boolean>`available < top_up_below`)
    .where(clubGoesOn("sms_account.chain_id"))
    .execute();
  await eachByItself(rows, log, async ({ chain_id }) => {
    const chain = await directory.byId(chain_id);
    if (chain) await db.inChain(chain.id, (trx) => topUpIfDue(trx, chain, chainNow(clock(), chain)));
  });
}

export const topUpSchedule = (services: Services): ScheduledJob[] => [
  { name: "top-up-sms-credits", pattern: "7 * * * *", act: () => topUpClubs(services) },
];
