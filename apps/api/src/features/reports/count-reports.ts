import { clubDay } from "@stammis/domain/clubs/club-day";
import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { ChainId } from "@stammis/domain/ids";
import { isCountDue } from "@stammis/domain/reports/count-due";
import { sql, type Transaction } from "kysely";
import type { Build } from "../../db/build.ts";
import { unlimited } from "../../db/connections/silence.ts";
import { thisChain } from "../../db/this-chain.ts";
import type { DB } from "../../db/types.ts";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Chain } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";

/** By the club's own clock. */
interface Moment {
  today: Temporal.PlainDate;
  now: Temporal.Instant;
}

/** Whole, from the rows themselves, whoever changed them: each function writes what has changed, and nothing else. */
export async function countReports(trx: Transaction<DB>, chainId: ChainId, { today, now }: Moment): Promise<void> {
  const begun = performance.now();
  await sql`select count_report_buyers(${chainId}), count_report_days(${chainId}, ${today}::date),
    count_report_points(${chainId}), count_report_campaigns(${chainId}, ${today}::date)`.execute(trx);
  const counted = { counted_at: now, took_ms: Math.round(performance.now() - begun) };
  await trx
    .insertInto("report_count")
    .values({ chain_id: chainId, ...counted })
    .onConflict((on) => on.column("chain_id").doUpdateSet(counted))
    .execute();
}

/** When a club's reports were last counted. */
export const selectCounted = (db: Build) => db.selectFrom("report_count").select(["counted_at", "took_ms"]);

/** Counts a club if it is time; two workers never the same at once. */
async function countIfDue({ db, clock }: Services, chain: Chain): Promise<void> {
  const now = chainNow(clock(), chain);
  await db.inChain(chain.id, async (trx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('reports ' || ${thisChain}::bigint, 0)) as free`.execute(trx);
    const last = await selectCounted(trx).executeTakeFirst();
    const counted = last && { at: last.counted_at, tookMs: last.took_ms };
    if (!rows[0]?.free || !isCountDue(counted ?? null, now)) return;
    // All of a large club takes its time, and sorts more than a request may.
    await sql.raw(unlimited).execute(trx);
    await sql`set local work_mem = '64MB'`.execute(trx);
    await countReports(trx, chain.id, { today: clubDay(chain, now).today, now });
  });
}

/** Every club whose time it is, one after the other: a club that cannot be counted keeps no other from it. */
export async function countAllReports(services: Services): Promise<void> {
  const { db, directory, log } = services;
  const ids = await db.platform.selectFrom("chain").select("id").where("frozen_at", "is", null).orderBy("id").execute();
  for (const { id } of ids) {
    const chain = await directory.byId(id);
    if (!chain) continue;
    await countIfDue(services, chain).catch((err: unknown) => log.error({ err, chainId: id }, "reports not counted"));
  }
}

/** Figures of reports that no act keeps. */
export function reportSchedule(services: Services): ScheduledJob[] {
  return [{ name: "count-reports", pattern: "*/5 * * * *", act: () => countAllReports(services) }];
}
