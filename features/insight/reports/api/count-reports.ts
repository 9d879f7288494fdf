import { sql, type Transaction } from "kysely";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Build } from "#packages/server/db/build.ts";
import { unlimited } from "#packages/server/db/connections/silence.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isCountDue } from "../domain/count-due.ts";

/** The time limit of one round of all clubs, in milliseconds. Clubs that have waited longest come first. */
const roundMs = 30_000;

/** The time of a count, and its day in the club's time zone. */
interface Moment {
  today: Temporal.PlainDate;
  now: Temporal.Instant;
}

async function readMarks(trx: Transaction<DB>, chainId: ChainId): Promise<string> {
  const { rows } = await sql<{ marks: string }>`select report_marks(${chainId}) as marks`.execute(trx);
  return rows[0]?.marks ?? "";
}

/** Recounts all reports from the original rows. Each function writes only what has changed. */
export async function countReports(trx: Transaction<DB>, chainId: ChainId, { today, now }: Moment): Promise<void> {
  const begun = performance.now();
  const last = await selectLast(trx).executeTakeFirst();
  // The change marks are read before counting, so that commits during the count produce different marks.
  const marks = await readMarks(trx, chainId);
  await sql`select count_report_buyers(${chainId}), count_report_days(${chainId}, ${today}::date),
    count_report_points(${chainId}), count_report_campaigns(${chainId}, ${today}::date)`.execute(trx);
  const counted = {
    counted_at: now,
    took_ms: Math.round(performance.now() - begun),
    marks,
    day: today,
    settled: last?.marks === marks,
  };
  await trx
    .insertInto("report_count")
    .values({ chain_id: chainId, ...counted })
    .onConflict((on) => on.column("chain_id").doUpdateSet(counted))
    .execute();
}

/** Selects when a club's reports were last counted. */
export const selectCounted = (db: Build) => db.selectFrom("report_count").select(["counted_at", "took_ms"]);

const selectLast = (db: Build) =>
  db.selectFrom("report_count").select(["counted_at", "took_ms", "marks", "day", "settled"]);

/** Counts a club if it is due. An advisory lock keeps two workers from counting the same club. */
async function countIfDue({ db, clock }: Services, chain: Chain): Promise<void> {
  const now = chainNow(clock(), chain);
  const { today } = clubDay(chain, now);
  await db.inChain(chain.id, async (trx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('reports ' || ${thisChain}::bigint, 0)) as free`.execute(trx);
    if (!rows[0]?.free) return;
    const last = await selectLast(trx).executeTakeFirst();
    const counted = last && { at: last.counted_at, tookMs: last.took_ms, day: last.day, isSettled: last.settled };
    const hasChanged = last?.marks !== (await readMarks(trx, chain.id));
    if (!isCountDue(counted ?? null, { now, today, hasChanged })) return;
    // Counting a large club takes longer, and sorts more rows, than a request may.
    await sql.raw(unlimited).execute(trx);
    await sql`set local work_mem = '64MB'`.execute(trx);
    await countReports(trx, chain.id, { today, now });
  });
}

/** Returns the clubs that may be due, longest waiting first. For unchanged clubs only the change marks are read. */
async function findDue({ db, clock }: Services): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select chain.id from chain
      left join report_count as counted on counted.chain_id = chain.id
    where chain.frozen_at is null and (counted.chain_id is null or not counted.settled
      or counted.day is distinct from
        ((${clock()}::timestamptz + chain.clock_ahead * interval '1 second') at time zone chain.time_zone)::date
      or counted.marks is distinct from report_marks(chain.id))
    order by counted.counted_at nulls first, chain.id`.execute(db.platform);
  return rows.map(({ id }) => id);
}

/**
 * Counts the due clubs one after the other within the time budget; the next round begins with those left over. A
 * failing club does not stop the others.
 */
export async function countAllReports(services: Services, budgetMs = roundMs): Promise<void> {
  const { directory, log } = services;
  const begun = performance.now();
  for (const id of await findDue(services)) {
    const chain = await directory.byId(id);
    if (!chain) continue;
    await countIfDue(services, chain).catch((err: unknown) =>
      log.error({ err, chainId: id }, "counting reports failed"),
    );
    if (performance.now() - begun >= budgetMs) return;
  }
}

/** Counts the report figures that acts do not maintain. */
export function reportSchedule(services: Services): ScheduledJob[] {
  return [{ name: "count-reports", pattern: "*/5 * * * *", act: () => countAllReports(services) }];
}
