import { sql } from "kysely";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { countPoints } from "./count-holdings.ts";

const atOnce = 500;

/** Locks and counts the next members after `last` whose points have expired since the last count. */
async function countNext(
  { db }: Services,
  chain: Chain,
  today: Temporal.PlainDate,
  last: number,
): Promise<number | null> {
  return db.inChain(chain.id, async (trx, { batch }) => {
    // A locked member is skipped, because the till's transaction counts those points.
    const { rows } = await sql<{ id: number }>`select member.id from member_statistics as figures
        join member on member.chain_id = figures.chain_id and member.id = figures.member_id
      where figures.chain_id = ${thisChain} and figures.member_id > ${last} and figures.points_through < ${today}::date
      order by figures.member_id limit ${atOnce} for no key update of member skip locked`.execute(trx);
    const memberIds = rows.map(({ id }) => id);
    await batch(...countPoints({ memberIds, today }));
    return memberIds.length < atOnce ? null : (memberIds.at(-1) ?? null);
  });
}

async function countExpiredIn(services: Services, chain: Chain): Promise<void> {
  const { today } = clubDay(chain, chainNow(services.clock(), chain));
  for (let last: number | null = 0; last !== null; ) last = await countNext(services, chain, today, last);
}

/**
 * Recounts balances with expired points. A member's own page computes its balance; lists are sorted by the stored
 * count.
 */
export async function countExpired(services: Services): Promise<void> {
  const { db, directory, log } = services;
  const ids = await db.platform.selectFrom("chain").select("id").where("frozen_at", "is", null).orderBy("id").execute();
  for (const { id } of ids) {
    const chain = await directory.byId(id);
    if (!chain) continue;
    await countExpiredIn(services, chain).catch((err: unknown) =>
      log.error({ err, chainId: id }, "counting expired points failed"),
    );
  }
}

export function statisticsSchedule(services: Services): ScheduledJob[] {
  return [
    {
      name: "count-expired-points",
      formerName: "count-lapsed-points",
      pattern: "3 * * * *",
      act: () => countExpired(services),
    },
  ];
}
