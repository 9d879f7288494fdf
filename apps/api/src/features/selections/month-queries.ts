import type { Period } from "@stammis/domain/selections/selection";
import { daysOfPeriod } from "@stammis/domain/selections/selection-days";
import { type RawBuilder, sql } from "kysely";

/** What is asked of the months: how many purchases, or what for. */
export type KeptFigure = "purchases" | "ore";

/** Months before the latest one that are kept, as `pack_bought` keeps them. */
const monthsKept = 12;
/** More are summed from the months themselves: each is looked for in every member's row. */
const placesAtMost = 10;
/** Keys of one point of sale stand together, by their months. */
const keysEach = 65_536;

const monthNumber = ({ year, month }: Temporal.PlainDate) => year * 12 + month - 1;

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
  const each = ids.map((id) => between(id, months));
  return sql`case when member_statistics.bought_at is null then ${sql.join(each, sql` + `)}
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
  const { first, last } = daysOfPeriod(period, today);
  if (!first || monthNumber(first) < monthNumber(today) - monthsKept) return null;
  if (ids && ids.length > placesAtMost) return null;
  const months = [monthNumber(first), last && monthNumber(last)] as const;
  return partOf(figure, ids ? atPlaces(ids, months) : between(0, months));
}
