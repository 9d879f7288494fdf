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
/** The points of sale asked about; null: all. */
type Locations = readonly number[] | null;

/** How far back a habit is looked for. */
const habitFrom = 60;

/** What is asked at this moment: whose former days, at which points of sale. */
interface Asked {
  chain: Pick<Chain, "id" | "timeZone">;
  today: Day;
  locationIds: Locations;
}

/** Points of purchases by who registered them and day; what went back, whole or in part, was given to nobody. */
function sumGivenPoints(from: Day, through: Day, { chain: { timeZone }, locationIds }: Asked) {
  const own = locationIds === null ? sql`true` : sql`purchase.location_id = any(${[...locationIds]}::bigint[])`;
  // Purchases are found by their moment, and only if it is compared with one: a date may not pass the wall between clubs.
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

/** Who has given points by purchases today, with how many; the most first, those who gave as many by their names. */
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

/** What each of them gave on the days before, one row a day. */
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
/** By database: two of them in one process, as in the tests, count their clubs from the same number. */
const habitsOf = new WeakMap<Database, Habits>();

function habitsIn(db: Database): Habits {
  const habitCache: Habits = habitsOf.get(db) ?? new Latest(rememberAtMost);
  habitsOf.set(db, habitCache);
  return habitCache;
}

/**
 * What each gave on their former days. A habit is read once a day: Today is opened all day long, and two months of
 * purchases are a long reading.
 */
async function readHabits(db: Database, scope: Asked, accountIds: readonly number[]) {
  const { chain, today, locationIds } = scope;
  const habitCache = habitsIn(db);
  const keyOf = (accountId: number) => [chain.id, accountId, today, ...(locationIds?.toSorted() ?? ["all"])].join("/");
  // Copied before anything is waited for: whoever reads meanwhile may have some forgotten.
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

/** Those whose day stands out against what they usually give. */
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
