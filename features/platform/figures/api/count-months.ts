import { sql, type Transaction } from "kysely";
import { readRecurring } from "#features/billing/subscriptions/api/read-recurring.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { platformZone } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { unlimited } from "#packages/server/db/connections/silence.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Services } from "#packages/server/request/services.ts";
import { monthsToCount, platformMonths } from "../domain/platform-months.ts";

/** Selects the day on which the platform's first club was created; null if there is none. */
export const selectSince = (db: Build) =>
  db
    .selectFrom("chain")
    .select(sql<Temporal.PlainDate | null>`min((created_at at time zone ${platformZone})::date)`.as("day"))
    .where("sandbox", "=", false);

/**
 * A query for the sums of a month over all clubs' days and sendouts. Automatic sendouts count by the day on which they
 * selected the recipient.
 */
const countMonth = (month: Temporal.PlainDate) => {
  const next = month.add({ months: 1 });
  const [from, until] = [month, next].map((day) => sql`(${day}::date at time zone ${platformZone})`);
  const sentOf = sql`from sendout join chain on chain.id = sendout.chain_id and not chain.sandbox`;
  return sql<{ new_members: number; purchases: number; sendouts: number; messages: number }>`
    select new_members, purchases, sendouts, (sent.messages + round.messages)::int as messages
    from (select coalesce(sum(new_members), 0)::int as new_members, coalesce(sum(purchases), 0)::int as purchases
        from day_figures join chain on chain.id = day_figures.chain_id and not chain.sandbox
        where day >= ${month}::date and day < ${next}::date) as days,
      (select count(distinct sendout.id)::int as sendouts, coalesce(sum(kept.sent), 0) as messages
        ${sentOf} join sendout_count kept on kept.chain_id = sendout.chain_id and kept.sendout_id = sendout.id
        where sendout.automatic is null and sendout.frozen_at >= ${from} and sendout.frozen_at < ${until}) as sent,
      (select count(*) as messages
        ${sentOf} join sendout_recipient one on one.chain_id = sendout.chain_id and one.sendout_id = sendout.id
        where sendout.automatic is not null and one.occasion <> 0
          and one.chosen_at >= ${from} and one.chosen_at < ${until} and one.state = 'SENT') as round`;
};

async function countMembers(trx: Transaction<DB>): Promise<number> {
  const { count } = await trx
    .selectFrom("club_counter as counter")
    .innerJoin("chain", "chain.id", "counter.chain_id")
    .select(sql<number>`coalesce(sum(counter.count), 0)::int`.as("count"))
    .where("chain.sandbox", "=", false)
    .where("counter.kind", "=", "MEMBERS")
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the months that are missing, this month and the last. The current totals are stored with this month. */
export async function countMonths(trx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const months = platformMonths(platformToday(now), (await selectSince(trx).executeTakeFirst())?.day ?? null);
  const counted = await trx.selectFrom("platform_month").select("month").execute();
  const present = { members: await countMembers(trx), recurring_ore: await readRecurring(trx, now) };
  for (const month of monthsToCount(
    months,
    counted.map((row) => row.month),
  )) {
    const { rows } = await countMonth(month).execute(trx);
    if (!rows[0]) continue;
    const asOfNow = month.equals(months.at(-1) ?? month) ? present : {};
    const figures = { ...rows[0], ...asOfNow, counted_at: now };
    await trx
      .insertInto("platform_month")
      .values({ month, ...figures })
      .onConflict((on) => on.column("month").doUpdateSet(figures))
      .execute();
  }
}

/** Runs the count once per day of the platform. A lock keeps two workers from counting at once. */
export async function countMonthsIfDue({ db }: Pick<Services, "db">, now: Temporal.Instant): Promise<void> {
  await db.inPlatform(async (trx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('stammis.platform-months')) as free`.execute(trx);
    const last = await trx
      .selectFrom("platform_month")
      .select((eb) => eb.fn.max("counted_at").as("at"))
      .executeTakeFirst();
    const isCounted = last?.at && platformToday(last.at).equals(platformToday(now));
    if (!rows[0]?.free || isCounted) return;
    await sql.raw(unlimited).execute(trx);
    await countMonths(trx, now);
  });
}
