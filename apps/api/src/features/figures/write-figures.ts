import { lotChanges } from "@stammis/domain/points/account";
import type { NewEntry } from "@stammis/domain/points/ledger";
import { type Compilable, sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { prepared, statement } from "../../db/prepared.ts";
import { thisChain } from "../../db/this-chain.ts";

/** Rows of a day are apart by this, so that many tills at one point of sale wait for no single one. */
const slots = sql`16`;

/** What an act adds to a day of a point of sale; 0: of none. */
export interface DayChange {
  day: Temporal.PlainDate;
  locationId: number;
  /** Of the points given, left until then. */
  validThrough: Temporal.PlainDate | null;
  purchases: number;
  amountOre: number;
  pointsGiven: number;
  pointsUsed: number;
  pointsLeft: number;
  couponsUsed: number;
}

export const nothing: Omit<DayChange, "day" | "locationId" | "validThrough"> = {
  ...{ purchases: 0, amountOre: 0, pointsGiven: 0, pointsUsed: 0, pointsLeft: 0, couponsUsed: 0 },
};

interface Whose {
  chainId: number;
  memberId: number;
}

const columns = sql`chain_id, day, location_id, valid_through, slot,
  purchases, amount_ore, points_given, points_used, points_left, coupons_used`;

const added = sql`on conflict (chain_id, day, location_id, valid_through, slot) do update set
  purchases = kept.purchases + excluded.purchases, amount_ore = kept.amount_ore + excluded.amount_ore,
  points_given = kept.points_given + excluded.points_given, points_used = kept.points_used + excluded.points_used,
  points_left = kept.points_left + excluded.points_left, coupons_used = kept.coupons_used + excluded.coupons_used`;

const until = (day: unknown) => sql`coalesce(${day}::date, 'infinity')`;

/** One row: all that a plain purchase needs. */
function addToDay(_db: Build, it: Whose & DayChange) {
  return statement(sql`insert into day_figures as kept (${columns}) values (${it.chainId}, ${it.day}, ${it.locationId},
    ${until(it.validThrough)}, ${it.memberId}::bigint % ${slots}, ${it.purchases}, ${it.amountOre}, ${it.pointsGiven},
    ${it.pointsUsed}, ${it.pointsLeft}, ${it.couponsUsed}) ${added}`);
}

/** What an act took back of what had been counted before. */
export interface TakenBack {
  timeZone: string;
  /** Of this purchase: 1 when nothing of it is kept, what went back of its amount, and of its points. */
  purchaseId: number | null;
  purchasesBack: number;
  oreBack: number;
  pointsBack: number;
  useIds: number[];
  voidedLotId: number | null;
  voidedDeductionId: number | null;
}

interface Changes extends DayChange, TakenBack {
  own: boolean;
  lots: number[];
  changes: number[];
}

/**
 * Rows of whatever days the changed things were counted on, read from those. In one statement and in an order, so that
 * no two acts wait for each other in a circle.
 */
function addToDays(_db: Build, it: Whose & Changes) {
  const facts = sql`
    select ${it.day}::date as day, ${it.locationId}::bigint as location_id, ${until(it.validThrough)} as valid_through,
      ${it.purchases}::int as purchases, ${it.amountOre}::bigint as amount_ore, ${it.pointsGiven}::bigint as given,
      ${it.pointsUsed}::bigint as used, ${it.pointsLeft}::bigint as remaining, ${it.couponsUsed}::int as coupons
    where ${it.own}::boolean
    union all
    select purchased_on, purchase.location_id, ${until(sql`lot.valid_through`)},
      -${it.purchasesBack}::int, -${it.oreBack}::bigint, -${it.pointsBack}::bigint, 0, 0, 0
    from purchase left join point_lot lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
    where purchase.chain_id = ${thisChain} and purchase.id = ${it.purchaseId}::bigint
    union all
    select (redeemed_at at time zone ${it.timeZone}::text)::date, location_id, 'infinity', 0, 0, 0, -points, 0, -1
    from redemption where chain_id = ${thisChain} and id = any(${it.useIds}::bigint[])
    union all
    select earned_on, 0, valid_through, 0, 0, -amount, 0, 0, 0 from point_lot
    where chain_id = ${thisChain} and id = ${it.voidedLotId}::bigint and source = 'CORRECTION'
    union all
    select deducted_on, 0, 'infinity', 0, 0, points, 0, 0, 0 from point_deduction
    where chain_id = ${thisChain} and id = ${it.voidedDeductionId}::bigint
    union all
    select earned_on, coalesce(purchase.location_id, 0), valid_through, 0, 0, 0, 0,
      greatest(net, 0) - greatest(net - change, 0), 0
    from unnest(${it.lots}::bigint[], ${it.changes}::bigint[]) as each (lot, change)
      join point_lot lot on lot.chain_id = ${thisChain} and lot.id = each.lot
      left join purchase on purchase.chain_id = lot.chain_id and purchase.id = lot.purchase_id
      cross join lateral (select left_points - owed_points as net) as standing`;
  return statement(sql`insert into day_figures as kept (${columns})
    select ${it.chainId}::bigint, day, location_id, valid_through, ${it.memberId}::bigint % ${slots},
      sum(purchases), sum(amount_ore), sum(given), sum(used), sum(remaining), sum(coupons)
    from (${facts}) as facts group by day, location_id, valid_through order by day, location_id, valid_through ${added}`);
}

const write = { day: prepared(addToDay), days: prepared(addToDays) };

const nothingBack: Omit<TakenBack, "timeZone"> = {
  ...{ purchaseId: null, purchasesBack: 0, oreBack: 0, pointsBack: 0, useIds: [] },
  ...{ voidedLotId: null, voidedDeductionId: null },
};
const nowhere = { ...nothing, day: null, locationId: null, validThrough: null } as never as DayChange;

/** An act as the figures see it: what it adds, the entries it wrote (in lots that were there before too), what it took back. */
export interface CountedAct {
  adds: DayChange | null;
  entries: readonly NewEntry[];
  back?: Pick<TakenBack, "timeZone"> & Partial<TakenBack>;
}

/** What keeps the days' figures; sent after all else an act writes, since others wait for these rows. */
export function writeFigures({ chainId, memberId }: Whose, { adds, entries, back }: CountedAct): Compilable[] {
  const changes = lotChanges(entries);
  if (changes.length === 0 && !back) return adds ? [write.day({ chainId, memberId, ...adds })] : [];
  return [
    write.days({
      ...{ chainId, memberId, timeZone: "UTC", own: adds !== null },
      ...(adds ?? nowhere),
      ...nothingBack,
      ...back,
      lots: changes.map(({ lotId }) => lotId),
      changes: changes.map(({ change }) => change),
    }),
  ];
}
