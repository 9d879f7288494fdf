import { sql } from "kysely";
import { habitDays, mayStandOut, outstandingAgainst } from "#features/loyalty/points/domain/unusual-day.ts";
import { endOfDay, startOfDay } from "#packages/domain/calendar.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Database } from "#packages/server/db/database.ts";
import { accountOrder } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { Latest } from "#packages/server/remembered/latest.ts";
import type { Chain } from "#packages/server/request/call.ts";

type Day = Temporal.PlainDate;
/** The points of sale to report on; null for all. */
type Locations = readonly number[] | null;

/** The number of past days from which a staff member's usual points are determined. */
const habitFrom = 60;

/** The club, its day and the points of sale to report on. */
interface Asked {
  chain: Pick<Chain, "id" | "timeZone">;
  today: Day;
  locationIds: Locations;
}

/**
 * Builds the sums of points that purchases gave, per cashier and day. Returned points, partial or complete, do not
 * count.
 */
function sumGivenPoints(from: Day, through: Day, { chain: { timeZone }, locationIds }: Asked) {
  const own = locationIds === null ? sql`true` : sql`purchase.location_id = any(${[...locationIds]}::bigint[])`;
  // Also compares the time of purchase, so that its index is used: row-level security does not let a date comparison
  // through.
  const [begun, over] = [
    startOfDay(from.subtract({ days: 1 }), timeZone),
    endOfDay(through.add({ days: 1 }), timeZone),
  ];
  const points = sql`lot.amount - case when purchase.returned_ore = 0 then 0 else (
    select coalesce(sum(back.points), 0) from point_entry back
    where back.chain_id = ${thisChain} and back.lot_id = lot.id and back.kind = 'RETURN') end`;
  return {
    points: sql`sum(${points})::bigint`,
    purchases: sql`purchase join point_lot lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
      where purchase.chain_id = ${thisChain} and purchase.purchased_on between ${from}::date and ${through}::date
        and purchase.purchased_at between ${begun}::timestamptz and ${over}::timestamptz
        and purchase.returned_at is null and ${own}`,
  };
}

/** Selects the staff who gave points by purchases today, most points first, then by name. */
export function selectGivers(db: Build, scope: Asked) {
  const { points, purchases } = sumGivenPoints(scope.today, scope.today, scope);
  const todays = sql<{ account_id: number; points: number }>`(
    select purchase.account_id, ${points} as points from ${purchases} group by 1)`;
  return db
    .selectFrom(todays.as("given"))
    .innerJoin("account", "account.id", "given.account_id")
    .select(["given.account_id", "given.points", staffName().as("name")])
    .orderBy("given.points", "desc")
    .orderBy(accountOrder)
    .orderBy("account.id");
}

/** Selects the points each account gave on earlier days, one row per day. */
export function selectFormerDays(db: Build, accountIds: readonly number[], scope: Asked) {
  const { today } = scope;
  const { points, purchases } = sumGivenPoints(today.subtract({ days: habitFrom }), today.subtract({ days: 1 }), scope);
  const days = sql<{ account_id: number; points: number }>`(
    select purchase.account_id, ${points} as points
    from ${purchases} and purchase.account_id = any(${[...accountIds]}::bigint[]) group by 1, purchased_on)`;
  return db.selectFrom(days.as("given")).select(["given.account_id", "given.points"]);
}

type Giver = Awaited<ReturnType<ReturnType<typeof selectGivers>["execute"]>>[number];

type Habits = Latest<string, readonly number[]>;

const rememberAtMost = 5_000;
/** Keyed by database, because tests run two of them in one process with the same club ids. */
const habitsOf = new WeakMap<Database, Habits>();

function habitsIn(db: Database): Habits {
  const habitCache: Habits = habitsOf.get(db) ?? new Latest(rememberAtMost);
  habitsOf.set(db, habitCache);
  return habitCache;
}

/**
 * Reads the points that staff gave on earlier days. Cached per day, because Today is opened often and two months of
 * purchases take long to read.
 */
async function readHabits(db: Database, scope: Asked, accountIds: readonly number[]) {
  const { chain, today, locationIds } = scope;
  const habitCache = habitsIn(db);
  const keyOf = (accountId: number) => [chain.id, accountId, today, ...(locationIds?.toSorted() ?? ["all"])].join("/");
  // Copied before the query, because a concurrent reader may evict entries.
  const remembered = new Map(accountIds.map((id) => [id, habitCache.get(keyOf(id))]));
  const unknown = accountIds.filter((id) => !remembered.get(id));
  const [days] = unknown.length > 0 ? await db.read(chain.id, (q) => [selectFormerDays(q, unknown, scope)]) : [[]];
  const daysOf = Map.groupBy(days, ({ account_id }) => account_id);
  const habits = accountIds.map((id) => {
    const points = remembered.get(id) ?? (daysOf.get(id) ?? []).map((day) => day.points);
    if (points.length >= habitDays) habitCache.set(keyOf(id), points);
    return [id, points] as const;
  });
  return new Map(habits);
}

/** Returns the staff whose points today are far above their usual amount. */
export async function readUnusualDays(db: Database, scope: Asked, givers: readonly Giver[]) {
  const many = givers.filter(({ points }) => mayStandOut(points));
  const habits = await readHabits(
    db,
    scope,
    many.map(({ account_id }) => account_id),
  );
  return many.flatMap(({ account_id: accountId, name, points }) => {
    const usual = outstandingAgainst(points, habits.get(accountId) ?? []);
    return usual === null ? [] : [{ accountId, name, points, usual }];
  });
}
