import { type Compilable, type RawBuilder, sql } from "kysely";
import { lotChanges } from "#features/loyalty/points/domain/account.ts";
import type { NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { type RowArrays, rowSet } from "#packages/server/db/row-set.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** The number of rows that store a day at a point of sale, so that tills there do not wait for the same row. */
const slots = sql`16`;

/** An act's additions to a day at a point of sale; location 0 for none. */
export interface DayChange {
  day: Temporal.PlainDate;
  locationId: number;
  /** The last day of the given points. */
  validThrough: Temporal.PlainDate | null;
  purchases: number;
  amountOre: number;
  pointsGiven: number;
  pointsUsed: number;
  pointsLeft: number;
  couponsUsed: number;
}

export const nothing: Omit<DayChange, "day" | "locationId" | "validThrough"> = {
  purchases: 0,
  amountOre: 0,
  pointsGiven: 0,
  pointsUsed: 0,
  pointsLeft: 0,
  couponsUsed: 0,
};

interface Whose {
  chainId: number;
  memberId: number;
}

const until = (day: unknown) => sql`coalesce(${day}::date, 'infinity')`;

const addedDays = rowSet({
  day: "date",
  location_id: "bigint",
  through: "date null",
  purchases: "int",
  amount_ore: "bigint",
  given: "bigint",
  used: "bigint",
  remaining: "bigint",
  coupons: "int",
});

type Added = RowArrays<typeof addedDays.columns>;

const addedFacts = (added: Added) => sql`
  select day, location_id, ${until(sql`through`)} as valid_through, purchases, amount_ore, given, used, remaining, coupons
  from ${addedDays.table(added)} as added`;

/** A single statement with ordered rows, so that concurrent acts cannot deadlock. */
const addFacts = ({ chainId, memberId }: Whose, facts: RawBuilder<unknown>) =>
  statement(sql`insert into day_figures as kept (chain_id, day, location_id, valid_through, slot,
      purchases, amount_ore, points_given, points_used, points_left, coupons_used)
    select ${chainId}::bigint, day, location_id, valid_through, ${memberId}::bigint % ${slots},
      sum(purchases), sum(amount_ore), sum(given), sum(used), sum(remaining), sum(coupons)
    from (${facts}) as facts group by day, location_id, valid_through order by day, location_id, valid_through
    on conflict (chain_id, day, location_id, valid_through, slot) do update set
      purchases = kept.purchases + excluded.purchases, amount_ore = kept.amount_ore + excluded.amount_ore,
      points_given = kept.points_given + excluded.points_given, points_used = kept.points_used + excluded.points_used,
      points_left = kept.points_left + excluded.points_left, coupons_used = kept.coupons_used + excluded.coupons_used`);

/** Adds a plain purchase to the figures of its day. */
const addToDay = (_db: Build, act: Whose & Added) => addFacts(act, addedFacts(act));

/** The counted facts that an act reverses. */
export interface ClawedBack {
  timeZone: string;
  /**
   * `purchasesBack` is 1 for a complete return. The others are the returned parts of the purchase's amount and points.
   */
  purchaseId: number | null;
  purchasesBack: number;
  oreBack: number;
  pointsBack: number;
  useIds: number[];
  voidedLotId: number | null;
  voidedDeductionId: number | null;
}

const changedLots = rowSet({ lot: "bigint", change: "bigint" });

type Changed = RowArrays<typeof changedLots.columns>;
type Changes = Added & Changed & ClawedBack;

/** The points used from lots or returned to them, on the days on which the lots were earned. */
const changedFacts = (changed: Changed) => sql`
  select earned_on, coalesce(purchase.location_id, 0), valid_through, 0, 0, 0, 0,
    greatest(net, 0) - greatest(net - change, 0), 0
  from ${changedLots.table(changed)} as each
    join point_lot lot on lot.chain_id = ${thisChain} and lot.id = each.lot
    left join purchase on purchase.chain_id = lot.chain_id and purchase.id = lot.purchase_id
    cross join lateral (select left_points - owed_points as net) as lot_balance`;

/**
 * Adds a visit to the days' figures. The statement for reversals is larger and would find nothing to reverse on a
 * visit.
 */
const addToLots = (_db: Build, act: Whose & Added & Changed) =>
  addFacts(act, sql`${addedFacts(act)} union all ${changedFacts(act)}`);

/** Updates the days' figures for a reversal: reads the original days from the reversed rows. */
function addToDays(_db: Build, act: Whose & Changes) {
  return addFacts(
    act,
    sql`${addedFacts(act)}
    union all
    select purchased_on, purchase.location_id, ${until(sql`lot.valid_through`)},
      -${act.purchasesBack}::int, -${act.oreBack}::bigint, -${act.pointsBack}::bigint, 0, 0, 0
    from purchase left join point_lot lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
    where purchase.chain_id = ${thisChain} and purchase.id = ${act.purchaseId}::bigint
    union all
    select (redeemed_at at time zone ${act.timeZone}::text)::date, location_id, 'infinity', 0, 0, 0, -points, 0, -1
    from redemption where chain_id = ${thisChain} and id = any(${act.useIds}::bigint[])
    union all
    select earned_on, 0, valid_through, 0, 0, -amount, 0, 0, 0 from point_lot
    where chain_id = ${thisChain} and id = ${act.voidedLotId}::bigint and source = 'CORRECTION'
    union all
    select deducted_on, 0, 'infinity', 0, 0, points, 0, 0, 0 from point_deduction
    where chain_id = ${thisChain} and id = ${act.voidedDeductionId}::bigint
    union all ${changedFacts(act)}`,
  );
}

const write = { day: prepared(addToDay), lots: prepared(addToLots), days: prepared(addToDays) };

const nothingBack: Omit<ClawedBack, "timeZone"> = {
  purchaseId: null,
  purchasesBack: 0,
  oreBack: 0,
  pointsBack: 0,
  useIds: [],
  voidedLotId: null,
  voidedDeductionId: null,
};

/** The figures' input: additions, entries (also on older lots), and the reversal by one act. */
export interface CountedActs {
  adds: readonly DayChange[];
  entries: readonly NewEntry[];
  reversal?: Pick<ClawedBack, "timeZone"> & Partial<ClawedBack>;
}

/**
 * Returns the statements that update the days' figures. They run last in an act, because other transactions wait for
 * these rows.
 */
export function writeFigures({ chainId, memberId }: Whose, { adds, entries, reversal }: CountedActs): Compilable[] {
  const changes = lotChanges(entries);
  const days = adds.map((add) => ({
    day: add.day,
    location_id: add.locationId,
    through: add.validThrough,
    purchases: add.purchases,
    amount_ore: add.amountOre,
    given: add.pointsGiven,
    used: add.pointsUsed,
    remaining: add.pointsLeft,
    coupons: add.couponsUsed,
  }));
  const added = { chainId, memberId, ...addedDays.arrays(days) };
  if (changes.length === 0 && !reversal) return adds.length > 0 ? [write.day(added)] : [];
  const changed = changedLots.arrays(changes.map(({ lotId, change }) => ({ lot: lotId, change })));
  if (!reversal) return [write.lots({ ...added, ...changed })];
  return [write.days({ ...added, ...nothingBack, ...reversal, ...changed })];
}
