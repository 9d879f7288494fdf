import { type RawBuilder, sql } from "kysely";
import type { Period } from "../domain/selection.ts";
import { daysOfPeriod } from "../domain/selection-days.ts";

/** What is asked of the months: how many purchases, or what for. */
export type KeptFigure = "purchases" | "ore";

/** Months before the latest one that are kept, as `pack_bought` keeps them. */
const monthsKept = 12;
/** More are summed from the months themselves: each is looked for in every member's row. */
const eachAtMost = 10;
/** Keys of one point of sale stand together, by their months; so does that of a category or campaign. */
const keysEach = 65_536;

const monthNumber = ({ year, month }: Temporal.PlainDate) => year * 12 + month - 1;

/** The first day of a period as the number of its month; null: it begins before what is kept. */
function firstKept({ first }: ReturnType<typeof daysOfPeriod>, today: Temporal.PlainDate): number | null {
  return first && monthNumber(first) >= monthNumber(today) - monthsKept ? monthNumber(first) : null;
}

/** What the key of a month, and all after it, come to, as it is kept; null: nothing. */
function from(place: number, month: number) {
  const [keys, sums] = (place === 0 ? ["bought_keys", "bought_sums"] : ["placed_keys", "placed_sums"]).map((name) =>
    sql.ref(`member_statistics.${name}`),
  );
  const before = sql`${place}::bigint * ${sql.lit(keysEach)} + ${month - 1}::bigint`;
  return sql`${sums}[width_bucket(${before}, ${keys}) + 1]`;
}

/** From one month's number through another's (null: from it on), at a point of sale or (0) at any. */
type Months = readonly [number, number | null];

/** After the last month of a point of sale stands the next one's. */
function between(place: number, [first, last]: Months) {
  if (place === 0 && last === null) return from(0, first);
  return sql`(coalesce(${from(place, first)}, 0) - coalesce(${from(place, (last ?? keysEach - 1) + 1)}, 0))`;
}

/** Where all was bought at one point of sale, its months are those of any. */
function atPlaces(ids: readonly number[], months: Months) {
  if (ids.length === 0) return sql`0`;
  const sums = ids.map((id) => between(id, months));
  return sql`case when member_statistics.bought_at is null then ${sql.join(sums, sql` + `)}
    when member_statistics.bought_at = any(${[...ids]}::bigint[]) then ${between(0, months)} else 0 end`;
}

/** Of an amount and a number of purchases kept in one, as `bought_sum` does: the one or the other. */
const partOf = (figure: KeptFigure, sum: RawBuilder<unknown>) =>
  figure === "ore" ? sql`((${sum}) >> 20)` : sql`((${sum}) & 1048575)`;

/**
 * A figure of purchases in a period, at some points of sale or (null) at any, from the `member_statistics` at hand; null
 * there is nothing. No answer: what is kept does not reach so far back, or too many points of sale are named.
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

/** A category is known by its id, and a campaign by its own, less than nothing. */
export const tagOf = { CATEGORY: (id: number) => id, CAMPAIGN: (id: number) => -id };

/**
 * Whether there is a purchase with one of these categories and campaigns in a period that has not ended, from the
 * `member_statistics` at hand; null: there is none. No answer: what is kept, the latest month of each, does not tell.
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
