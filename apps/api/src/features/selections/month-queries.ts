import type { Period } from "@stammis/domain/selections/selection";
import { daysOfPeriod } from "@stammis/domain/selections/selection-days";
import { type RawBuilder, sql } from "kysely";

/** What is asked of the months: how many purchases, or what for. */
export type KeptFigure = "purchases" | "ore";

/** Months before the latest one that are kept, as `pack_bought` keeps them. */
const monthsKept = 12;
/** More are summed from the months themselves: each is looked for in every member's row. */
const placesAtMost = 10;
/** Keys of one point of sale, or (0) of any, stand together, by their months; those of any come last. */
const keysEach = 65_536;

const monthNumber = ({ year, month }: Temporal.PlainDate) => year * 12 + month - 1;

/** What the key of a month, and all after it, come to, as it is kept. */
function from(place: number, month: number) {
  const before = sql`${month - 1}::bigint - ${place}::bigint * ${sql.lit(keysEach)}`;
  return sql`coalesce(member_statistics.bought_sums[width_bucket(${before}, member_statistics.bought_keys) + 1], 0)`;
}

/** From one month's number through another's (null: from it on), at a point of sale or (0) at any. */
type Months = readonly [number, number | null];

/** After the last month of any point of sale stands nothing, after another's stands the next one's. */
function between(place: number, [first, last]: Months) {
  if (place === 0 && last === null) return from(0, first);
  return sql`(${from(place, first)} - ${from(place, (last ?? keysEach - 1) + 1)})`;
}

/** Where all was bought at one point of sale, its months are those of any. */
function atPlaces(ids: readonly number[], months: Months) {
  if (ids.length === 0) return sql`0`;
  const each = ids.map((id) => between(id, months));
  return sql`case when member_statistics.bought_at is null then ${sql.join(each, sql` + `)}
    when member_statistics.bought_at = any(${[...ids]}::bigint[]) then ${between(0, months)} else 0 end`;
}

/** Of an amount and a number of purchases kept in one, as `bought_sum` does: the one or the other. */
const partOf = (figure: KeptFigure, sum: RawBuilder<unknown>) =>
  figure === "ore" ? sql`((${sum}) >> 20)` : sql`((${sum}) & 1048575)`;

/**
 * A figure of purchases in a period, at some points of sale or (null) at any, from the `member_statistics` at hand; null:
 * what is kept there does not reach so far back, or too many points of sale are named.
 */
export function keptInMonths(
  figure: KeptFigure,
  { ids, period }: { ids: readonly number[] | null; period: Period },
  today: Temporal.PlainDate,
): RawBuilder<unknown> | null {
  const { first, last } = daysOfPeriod(period, today);
  if (!first || monthNumber(first) < monthNumber(today) - monthsKept) return null;
  if (ids && ids.length > placesAtMost) return null;
  const months = [monthNumber(first), last && monthNumber(last)] as const;
  return partOf(figure, ids ? atPlaces(ids, months) : between(0, months));
}
