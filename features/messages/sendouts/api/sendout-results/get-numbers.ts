import { sql } from "kysely";
import { startOfDay } from "#packages/domain/calendar.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { noCounts } from "../../domain/progress.ts";
import { upliftOf } from "../../domain/uplift.ts";
import { selectSendouts } from "../queries.ts";
import { paidOf, unsubscribedOf } from "../result-queries.ts";

interface Kept {
  medium: Channel;
  delivered: number;
  bounced: number;
  clicked: number;
}

const selectUnsubscribed = (db: Build, sendoutId: number) =>
  db
    .selectFrom(
      sql<{ medium: string; members: number }>`(${unsubscribedOf(sql`${sendoutId}::bigint`)})`.as("unsubscribed"),
    )
    .selectAll();

const selectPaid = (db: Build, sendoutId: number) =>
  db
    .selectFrom(sql<{ medium: string; credits: number }>`(${paidOf(sql`${sendoutId}::bigint`)})`.as("paid"))
    .selectAll();

/** Selects members with a message and members held out, with the buyers and the amount between two times. */
const selectGroups = (db: Build, sendoutId: number, from: Temporal.Instant, until: Temporal.Instant) =>
  db
    .selectFrom(
      sql<{ held: boolean; members: number; buyers: number; ore: number }>`(
        with each as (select member_id, bool_and(state = 'HELD_OUT') as held from sendout_recipient
            where chain_id = ${thisChain} and sendout_id = ${sendoutId} and state in ('SENT', 'FAILED', 'HELD_OUT') group by 1),
          bought as (select member_id, sum(amount_ore - returned_ore) as ore from purchase
            where chain_id = ${thisChain} and purchased_at >= ${from}::timestamptz and purchased_at < ${until}::timestamptz
              and returned_at is null and amount_ore > 0 group by 1)
        select held, count(*) as members, count(bought.member_id) as buyers, coalesce(sum(ore), 0)::bigint as ore
        from each left join bought using (member_id) group by 1)`.as("groups"),
    )
    .selectAll();

/** Occasions of this many past days are compared. Within a longer period members and texts would change too much. */
const comparedDays = 90;

/** Selects the same groups for an automatic sendout; purchases count from each member's own occasion on. */
const selectGroupsByOccasion = (db: Build, sendoutId: number, since: Temporal.Instant, days: number) =>
  db
    .selectFrom(
      sql<{ held: boolean; members: number; buyers: number; ore: number }>`(
        with each as (select member_id, min(chosen_at) as chosen_at, bool_and(state = 'HELD_OUT') as held from sendout_recipient
            where chain_id = ${thisChain} and sendout_id = ${sendoutId} and occasion <> 0 and chosen_at >= ${since}::timestamptz
              and state in ('SENT', 'FAILED', 'HELD_OUT') group by member_id, occasion)
        select held, count(*) as members, count(bought.ore) as buyers, coalesce(sum(bought.ore), 0)::bigint as ore
        from each cross join lateral (select sum(amount_ore - returned_ore) as ore from purchase
          where chain_id = ${thisChain} and purchase.member_id = each.member_id and purchased_at >= each.chosen_at
            and purchased_at < each.chosen_at + make_interval(days => ${days}::int) and returned_at is null and amount_ore > 0) as bought
        group by 1)`.as("groups"),
    )
    .selectAll();

/** Returns a sendout's results, compared with its holdout group. */
export async function getSendoutNumbers(
  { db }: Services,
  { chain, day, params, query, now }: Call<"getSendoutNumbers">,
) {
  const [[row]] = await db.read(chain.id, (q) => [selectSendouts(q).where("sendout.id", "=", params.id)]);
  if (!row) return refuse("NOT_FOUND");
  const from = row.frozen_at ?? now;
  const until = from.toZonedDateTimeISO(chain.timeZone).add({ days: query.days }).toInstant();
  const since = row.automatic === null ? null : day.today.subtract({ days: comparedDays });
  const [unsubscribed, paid, groups] = await db.read(chain.id, (q) => [
    selectUnsubscribed(q, row.id),
    selectPaid(q, row.id),
    since
      ? selectGroupsByOccasion(q, row.id, startOfDay(since, chain.timeZone), query.days)
      : selectGroups(q, row.id, from, until),
  ]);
  const groupOf = (isHeldOut: boolean) => {
    const group = groups.find((each) => each.held === isHeldOut);
    return { members: group?.members ?? 0, buyers: group?.buyers ?? 0, amount: kronorFromOre(group?.ore ?? 0) };
  };
  const [written, heldOut] = [groupOf(false), groupOf(true)];
  return {
    media: (row.counts as (typeof noCounts & Kept)[]).map((mediumCounts) => ({
      ...mediumCounts,
      unsubscribed: unsubscribed.find(({ medium }) => medium === mediumCounts.medium)?.members ?? 0,
      credits: paid.find(({ medium }) => medium === mediumCounts.medium)?.credits ?? 0,
    })),
    days: query.days,
    since: since?.toString() ?? null,
    through: since ? null : row.frozen_at && clubDay(chain, until).today.toString(),
    written,
    heldOut,
    uplift: upliftOf(written, heldOut),
  };
}
