import { type RawBuilder, sql } from "kysely";
import type { Period } from "../domain/selection.ts";
import { daysOfPeriod } from "../domain/selection-days.ts";

/** The stored figure of a month: the number of purchases, or their amount. */
export type KeptFigure = "purchases" | "ore";

/** The number of stored months before the latest one, as in `pack_bought`. */
const monthsKept = 12;
/**
 * The largest number of points of sale read from `member_statistics`; each needs a search in every member's row. For
 * more points of sale, the query sums the months.
 */
const eachAtMost = 10;
/** The number of keys per point of sale, category or campaign. The keys of one are contiguous and ordered by month. */
const keysEach = 65_536;

const monthNumber = ({ year, month }: Temporal.PlainDate) => year * 12 + month - 1;

/** Returns the number of a period's first month; null when it begins before the stored months. */
function firstKept({ first }: ReturnType<typeof daysOfPeriod>, today: Temporal.PlainDate): number | null {
  return first && monthNumber(first) >= monthNumber(today) - monthsKept ? monthNumber(first) : null;
}

/** Returns the stored sum of a month's key and all keys after it; null: nothing. */
function from(place: number, month: number) {
  const [keys, sums] = (place === 0 ? ["bought_keys", "bought_sums"] : ["placed_keys", "placed_sums"]).map((name) =>
    sql.ref(`member_statistics.${name}`),
  );
  const before = sql`${place}::bigint * ${sql.lit(keysEach)} + ${month - 1}::bigint`;
  return sql`${sums}[width_bucket(${before}, ${keys}) + 1]`;
}

/** Numbers of the first and last month (null: open end), at a point of sale or (0) at any. */
type Months = readonly [number, number | null];

/** At a single point of sale even an open end needs an upper key, because the keys of the next point of sale follow. */
function between(place: number, [first, last]: Months) {
  if (place === 0 && last === null) return from(0, first);
  return sql`(coalesce(${from(place, first)}, 0) - coalesce(${from(place, (last ?? keysEach - 1) + 1)}, 0))`;
}

/** When all purchases were at one point of sale, its months are the member's months. */
function atPlaces(ids: readonly number[], months: Months) {
  if (ids.length === 0) return sql`0`;
  const sums = ids.map((id) => between(id, months));
  return sql`case when member_statistics.bought_at is null then ${sql.join(sums, sql` + `)}
    when member_statistics.bought_at = any(${[...ids]}::bigint[]) then ${between(0, months)} else 0 end`;
}

/** Extracts the amount or the number of purchases from a sum that packs both, as `bought_sum` does. */
const partOf = (figure: KeptFigure, sum: RawBuilder<unknown>) =>
  figure === "ore" ? sql`((${sum}) >> 20)` : sql`((${sum}) & 1048575)`;

/**
 * Returns SQL for a figure of purchases in a period, at some points of sale or (null) at any. It reads the current
 * `member_statistics`; SQL null means none. Returns null when the period is too old, or too many points of sale are
 * named.
 */
export function keptInMonths(
  figure: KeptFigure,
  { ids, period }: { ids: readonly number[] | null; period: Period },
  today: Temporal.PlainDate,
): RawBuilder<unknown> | null {
  const days = daysOfPeriod(period, today);
  const first = firstKept(days, today);
  if (first === null || (ids && ids.length > eachAtMost)) return null;
  const months = [first, days.last && monthNumber(days.last)] as const;
  return partOf(figure, ids ? atPlaces(ids, months) : between(0, months));
}

/** The tag of a category is its id, and the tag of a campaign its negative id. */
export const tagOf = { CATEGORY: (id: number) => id, CAMPAIGN: (id: number) => -id };

/**
 * Returns SQL for a purchase with one of these tags in a period that has not ended. It reads the current
 * `member_statistics`; SQL null means none. Returns null when the stored latest month of each tag is not enough.
 */
export function keptWithTags(
  tags: readonly number[],
  period: Period,
  today: Temporal.PlainDate,
): RawBuilder<boolean> | null {
  const days = daysOfPeriod(period, today);
  const first = firstKept(days, today);
  const hasEnded = days.last !== null && monthNumber(days.last) < monthNumber(today);
  if (first === null || hasEnded || tags.length === 0 || tags.length > eachAtMost) return null;
  const keys = sql.ref("member_statistics.tagged_keys");
  const tagConditions = tags.map((tag) => {
    const begins = sql`${tag}::bigint * ${sql.lit(keysEach)}`;
    return sql`${keys}[width_bucket(${begins} + ${first - 1}::bigint, ${keys}) + 1] < ${begins} + ${sql.lit(keysEach)}`;
  });
  return sql`(${sql.join(tagConditions, sql` or `)})`;
}
