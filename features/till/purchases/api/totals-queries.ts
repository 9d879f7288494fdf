import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { PurchaseSums } from "../domain/purchase-filters.ts";
import { duringDays, isReturned, newestOf, type Wanted } from "./list-queries.ts";
import { bought } from "./queries.ts";

/** Limits the daily figures to the days of the filter. */
function keptDays({ since, until }: Wanted) {
  const from = since ? sql`day >= ${since}::date` : sql`true`;
  const through = until ? sql`day <= ${until}::date` : sql`true`;
  return sql`${from} and ${through}`;
}

function places({ pointOfSaleId, locationIds }: Wanted) {
  const one = pointOfSaleId ? sql`location_id = ${pointOfSaleId}::bigint` : sql`true`;
  // Location 0 has figures without a point of sale, and no purchases.
  const reach = locationIds ? sql`location_id = any(${[...locationIds]}::bigint[])` : sql`location_id <> 0`;
  return sql`${one} and ${reach}`;
}

/** Sums the daily figures per point of sale. Sums returns from the few purchases that have one. */
export function selectKeptSums(db: Build, criteria: Wanted) {
  const sums = sql<PurchaseSums>`(
    select kept.*, back.* from
      (select coalesce(sum(purchases), 0)::bigint as kept, coalesce(sum(amount_ore), 0)::bigint as "keptOre",
        coalesce(sum(points_given), 0)::bigint as points
      from day_figures where day_figures.chain_id = ${thisChain} and ${keptDays(criteria)} and ${places(criteria)}) as kept,
      (select count(*) filter (where returned_at is not null) as gone,
        coalesce(sum(returned_ore), 0)::bigint as "returnedOre"
      from purchase where purchase.chain_id = ${thisChain} and ${bought} and ${isReturned} and ${duringDays(criteria)}
        and ${places(criteria)}) as back)`;
  return db.selectFrom(sums.as("sums")).selectAll();
}

const pointsTaken = sql`case when newest.returned_ore > 0 or newest.returned_at is not null then coalesce((
  select sum(taken.points) from point_entry as taken where taken.chain_id = ${thisChain}
    and taken.member_id = newest.member_id and taken.lot_id = lot.id and taken.kind = 'RETURN'), 0) else 0 end`;

/**
 * Sums the newest purchases one by one, up to the limit, and tells if there are more. `offset 0` makes the planner read
 * each lot by its index instead of reading all lots.
 */
export function selectNewestSums(db: Build, criteria: Wanted, limit: number) {
  const newest = newestOf(db, criteria, limit + 1)
    .select(["purchase.member_id", "purchase.kept_ore", "purchase.returned_ore", "purchase.returned_at"])
    .select(sql<number>`row_number() over (order by purchase.purchased_at desc, purchase.id desc)`.as("place"));
  const counts = sql`newest.place <= ${limit}`;
  const sums = sql<PurchaseSums & { more: boolean }>`(
    select count(*) filter (where ${counts} and newest.returned_at is null) as kept,
      count(*) filter (where ${counts} and newest.returned_at is not null) as gone,
      coalesce(sum(newest.kept_ore) filter (where ${counts}), 0)::bigint as "keptOre",
      coalesce(sum(newest.returned_ore) filter (where ${counts}), 0)::bigint as "returnedOre",
      coalesce(sum(lot.amount - ${pointsTaken}) filter (where ${counts}), 0)::bigint as points,
      count(*) > ${limit} as more
    from (${newest}) as newest
      left join lateral (select id, amount from point_lot
        where point_lot.chain_id = ${thisChain} and point_lot.purchase_id = newest.id offset 0) as lot on true)`;
  return db.selectFrom(sums.as("sums")).selectAll();
}
