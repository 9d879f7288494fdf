import { outstandingAgainst } from "@stammis/domain/points/unusual-day";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { staffName } from "../../db/staff-name.ts";
import { thisChain } from "../../db/this-chain.ts";

/** How far back a habit is looked for. */
const habitFrom = 60;

/**
 * Points by purchases per day of those who gave any today, who they are, and today's own; at the points of sale named
 * (null: all). What was returned is no gift.
 */
export function selectGivers(db: Build, today: Temporal.PlainDate, locationIds: readonly number[] | null) {
  const own = locationIds === null ? sql`true` : sql`purchase.location_id = any(${[...locationIds]}::bigint[])`;
  const days = sql<{ account_id: number; today: number; before: number[] }>`(
    select account_id, coalesce(sum(points) filter (where day = ${today}::date), 0)::bigint as today,
      coalesce(array_agg(points) filter (where day < ${today}::date), '{}') as before
    from (
      select purchase.account_id, purchase.purchased_on as day, sum(lot.amount)::bigint as points
      from purchase join point_lot lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
      where purchase.chain_id = ${thisChain} and purchase.purchased_on between ${today.subtract({ days: habitFrom })}::date and ${today}::date
        and purchase.purchased_at >= ${today.subtract({ days: habitFrom + 1 })}::date
        and purchase.returned_at is null and ${own}
      group by 1, 2
    ) each group by account_id)`;
  return db
    .selectFrom(days.as("given"))
    .innerJoin("account", "account.id", "given.account_id")
    .select(["given.account_id", "given.today", "given.before", staffName().as("name")])
    .where("given.today", ">", 0)
    .orderBy("given.today", "desc");
}

type Giver = Awaited<ReturnType<ReturnType<typeof selectGivers>["execute"]>>[number];

/** Those whose day stands out against what they usually give. */
export function unusualDays(givers: readonly Giver[]) {
  return givers.flatMap(({ account_id: accountId, name, today: points, before }) => {
    const usual = outstandingAgainst(points, before.map(Number));
    return usual === null ? [] : [{ accountId, name, points, usual }];
  });
}
