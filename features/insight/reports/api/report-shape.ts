import { couponKinds } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { costOre } from "#features/loyalty/points/domain/liability.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { bucketsOf, isWithin, type Period } from "../domain/periods.ts";
import { figuresOf } from "./figures-shape.ts";
import type { DayRow, SumRow } from "./queries.ts";
import type { BuyersRow, NameRow, TagRow } from "./report-queries.ts";

/** The rows that make up a period's figures. */
export interface PeriodRows {
  sums: readonly SumRow[];
  buyers: BuyersRow | undefined;
  tags: readonly TagRow[];
}

/** A figure with its comparisons; null before the club's first purchase. */
export interface Compared<T> {
  now: T;
  before: T | null;
  lastYear: T | null;
}

const none = { count: 0, amount_ore: 0, total: 0 };
type Kind = TagRow["kind"];
const tagOf = (tags: readonly TagRow[], kind: Kind, id = 0) =>
  tags.find((tag) => tag.kind === kind && tag.subject_id === id) ?? none;
const sumOf = (tags: readonly TagRow[], kind: Kind) =>
  tags.reduce((sum, tag) => (tag.kind === kind ? sum + tag.count : sum), 0);

export function compare<T>({ now, before, lastYear }: Compared<PeriodRows>, of: (rows: PeriodRows) => T): Compared<T> {
  return { now: of(now), before: before && of(before), lastYear: lastYear && of(lastYear) };
}

export const membersOf = ({ sums, buyers }: PeriodRows) => ({
  new: figuresOf(sums).newMembers,
  active: buyers?.active ?? 0,
  firstTime: buyers?.first_time ?? 0,
  quiet: buyers?.quiet ?? 0,
  left: buyers?.left ?? 0,
});

export function soldIn(rows: readonly SumRow[]) {
  const { purchases, totalAmount } = figuresOf(rows);
  return { purchases, totalAmount };
}

/** Returns the cost of points in kronor, or null if the cost of a point is not set. */
export const kronorOfPoints = (points: number, costHundredths: number | null) =>
  costHundredths === null ? null : kronorFromOre(costOre(points, costHundredths));

export const pointsOf =
  (costHundredths: number | null) =>
  ({ sums, tags }: PeriodRows) => {
    const { pointsGiven: givenPoints, pointsUsed: used, pointsExpired: expired } = figuresOf(sums);
    const takenBack = tagOf(tags, "TAKEN_BACK").total;
    return { given: givenPoints, used, expired, takenBack, cost: kronorOfPoints(givenPoints, costHundredths) };
  };

export const welcomeOf = ({ tags }: PeriodRows) => ({
  given: sumOf(tags, "WELCOMED"),
  used: sumOf(tags, "WELCOME_USED"),
  again: sumOf(tags, "WELCOME_AGAIN"),
});

/** Returns a period's days, weeks or months with the figures of each. */
export function seriesOf(period: Period, rows: readonly DayRow[]) {
  return bucketsOf(period).map((bucket) => {
    const within = figuresOf(rows.filter(({ day }) => isWithin(bucket, day)));
    return { from: bucket.from.toString(), to: bucket.to.toString(), ...within };
  });
}

/** Returns the sales per category or campaign, highest amount first. */
export function soldWith(tags: readonly TagRow[], kind: "CATEGORY" | "CAMPAIGN", names: readonly NameRow[]) {
  return tags
    .filter((tag) => tag.kind === kind && tag.count > 0)
    .map(({ subject_id: id, count: purchases, amount_ore }) => {
      const name = names.find((each) => each.kind === kind && each.id === id)?.name ?? "";
      return { id, name, purchases, totalAmount: kronorFromOre(amount_ore) };
    })
    .sort((a, b) => b.totalAmount - a.totalAmount || a.id - b.id);
}

/** Returns the stamp cards with any activity in the period, most begun first. */
export function stampcardsOf(tags: readonly TagRow[], names: readonly NameRow[]) {
  return names
    .filter(({ kind }) => kind === "CARD")
    .map(({ id, name: title }) => {
      const filled = tagOf(tags, "FILLED", id);
      const daysToFill = filled.count === 0 ? null : Math.round((filled.total / filled.count) * 10) / 10;
      const [begun, lapsed] = [tagOf(tags, "BEGUN", id).count, tagOf(tags, "LAPSED", id).count];
      const rewardsUsed = tagOf(tags, "REWARD", id).count;
      return { id, title, begun, filled: filled.count, lapsed, rewardsUsed, daysToFill };
    })
    .filter(({ begun, filled, lapsed, rewardsUsed }) => begun + filled + lapsed + rewardsUsed > 0)
    .sort((a, b) => b.begun - a.begun || a.id - b.id);
}

/** Returns the rewards and value coupons used in the period or the one before, most used first. */
export function couponsOf({ now, before }: Pick<Compared<PeriodRows>, "now" | "before">, names: readonly NameRow[]) {
  return names
    .flatMap(({ kind: named, id, name }) => {
      const kind = couponKinds.find((each) => each === named);
      if (!kind) return [];
      const { count: uses, total: points, amount_ore } = tagOf(now.tags, "COUPON", id);
      const usesBefore = before && tagOf(before.tags, "COUPON", id).count;
      return uses + (usesBefore ?? 0) === 0
        ? []
        : [{ id, name, kind, uses, usesBefore, points, value: kronorFromOre(amount_ore) }];
    })
    .sort((a, b) => b.uses - a.uses || a.id - b.id);
}
