import { type RawBuilder, sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { aboutPurchases } from "../domain/about-purchases.ts";
import type { Period } from "../domain/selection.ts";
import { daysOfPeriod } from "../domain/selection-days.ts";
import { type AskedOn, type ConditionSql, isThere, type SqlOf } from "./matching-shape.ts";
import { betweenDays } from "./member-queries.ts";
import { type KeptFigure, keptInMonths, keptWithTags, tagOf } from "./month-queries.ts";

type Range = { min: number | null; max: number | null };

/** Limits a figure from `min` through `max`, both multiplied by `times`. */
function within(figure: RawBuilder<unknown>, { min, max }: Range, times = 1) {
  const least = min === null ? sql`true` : sql`${figure} >= ${min * times}::bigint`;
  return max === null ? least : sql`(${least} and ${figure} <= ${max * times}::bigint)`;
}

const during = (column: string, period: Period, today: Temporal.PlainDate) => {
  const { first, last } = daysOfPeriod(period, today);
  const from = first ? sql`and ${sql.ref(column)} >= ${first}::date` : sql``;
  return last ? sql`${from} and ${sql.ref(column)} <= ${last}::date` : from;
};

/** Every point of sale by its id, so that the months of each are read from the index. */
const everywhere = sql`array(select location.id from location where location.chain_id = ${thisChain})`;
const placesOf = (ids: readonly number[] | null) => (ids ? sql`${[...ids]}::bigint[]` : everywhere);

/** Selects the sums of each member's purchases in some months. */
const monthsAt = (ids: readonly number[] | null, period: Period, today: Temporal.PlainDate) =>
  sql`select kept.member_id, sum(kept.purchases) as purchases, sum(kept.total_ore) as ore, max(kept.last_on) as last_on
    from member_month as kept where kept.chain_id = ${thisChain} and kept.kind = 'LOCATION'
      and kept.tag_id = any(${placesOf(ids)}) ${during("kept.month", period, today)}
    group by kept.member_id`;

/**
 * Returns the points of sale a condition names that the caller sees; all the caller sees when none is named; null: all.
 */
function named(ids: readonly number[], { locationIds }: AskedOn): readonly number[] | null {
  if (ids.length === 0 || locationIds === null) return ids.length === 0 ? locationIds : ids;
  return ids.filter((id) => locationIds.includes(id));
}

interface SummedFigure {
  name: string;
  /** The column with the figure of all purchases. */
  storedColumn: "purchase_count" | "purchase_total_ore";
  /** The figure of some months. */
  figure: KeptFigure;
  times?: number;
}

/**
 * Returns a condition on a figure of purchases at some points of sale in some months, from `member_statistics` where
 * possible.
 */
function summed(
  condition: Range & { locationIds: readonly number[]; period: Period },
  context: AskedOn,
  { name, storedColumn: column, figure, times = 1 }: SummedFigure,
): ConditionSql {
  const ids = named(condition.locationIds, context);
  if (ids === null && condition.period === null) {
    return { met: within(sql.ref(`member_statistics.${column}`), condition, times), figures: true };
  }
  const inKept = keptInMonths(figure, { ids, period: condition.period }, context.today);
  // A missing figure is null, which only needs to become 0 when the range includes 0.
  const isSome = (condition.min ?? 0) > 0 && condition.max === null;
  if (inKept) return { met: within(isSome ? inKept : sql`coalesce(${inKept}, 0)`, condition, times), figures: true };
  const sum = sql`coalesce(${sql.ref(`${name}.${figure}`)}, 0)`;
  return { met: within(sum, condition, times), joinedRows: monthsAt(ids, condition.period, context.today) };
}

/**
 * Returns a condition that the latest purchase lies between two days; for a caller with own points of sale, from their
 * months.
 */
function latest(
  from: Temporal.PlainDate | null,
  to: Temporal.PlainDate | null,
  context: AskedOn,
  name: string,
): ConditionSql {
  if (context.locationIds === null) {
    return { met: betweenDays("member_statistics.last_purchase_at", from, to, context.timeZone), figures: true };
  }
  const on = sql.ref(`${name}.last_on`);
  const begun = from ? sql`${on} >= ${from}::date` : sql`true`;
  return {
    met: sql`(${begun} and ${to ? sql`${on} <= ${to}::date` : sql`${on} is not null`})`,
    joinedRows: monthsAt(context.locationIds, null, context.today),
  };
}

interface Tagged {
  ids: readonly number[];
  period: Period;
  has: boolean;
}

/**
 * Selects members with a purchase in a category or with a campaign; for a caller with own points of sale, from the
 * purchases.
 */
function selectTagged(kind: keyof typeof tagOf, { ids, period }: Tagged, { today, locationIds }: AskedOn) {
  const tags = sql`${[...ids]}::bigint[]`;
  if (locationIds === null) {
    return sql`select kept.member_id from member_month as kept where kept.chain_id = ${thisChain}
        and kept.kind = ${sql.lit(kind)} and kept.tag_id = any(${tags}) and kept.purchases > 0
        ${during("kept.month", period, today)}
      group by kept.member_id`;
  }
  const [table, tag] =
    kind === "CATEGORY" ? ["purchase_category", "category_id"] : ["purchase_campaign", "campaign_id"];
  return sql`select purchase.member_id from purchase
      join ${sql.table(table)} as tagged on tagged.chain_id = purchase.chain_id and tagged.purchase_id = purchase.id
    where purchase.chain_id = ${thisChain} and purchase.location_id = any(${[...locationIds]}::bigint[])
      and ${sql.ref(`tagged.${tag}`)} = any(${tags}) and purchase.amount_ore + purchase.discount_ore > 0
      and purchase.returned_at is null ${during("purchase.purchased_on", period, today)}
    group by purchase.member_id`;
}

/** Returns a condition on purchases with one of these tags, from `member_statistics` where possible. */
function tagged(kind: keyof typeof tagOf, condition: Tagged, context: AskedOn, name: string): ConditionSql {
  const { ids, period, has } = condition;
  const storedFigure = context.locationIds === null && keptWithTags(ids.map(tagOf[kind]), period, context.today);
  if (storedFigure) return { met: sql`coalesce(${storedFigure}, false) = ${has}::boolean`, figures: true };
  return { met: isThere(name, has), joinedRows: selectTagged(kind, condition, context) };
}

const dayOf = (date: string | null) => (date === null ? null : Temporal.PlainDate.from(date));

/** Conditions on members' purchases. SQL twins of the domain's `aboutPurchases`. */
export const sqlAboutPurchases: { [Kind in keyof typeof aboutPurchases]: SqlOf<Kind> } = {
  PURCHASED_AT({ locationIds, period }, context, name) {
    const ids = named(locationIds, context);
    const storedFigure = keptInMonths("purchases", { ids, period }, context.today);
    if (storedFigure) return { met: sql`${storedFigure} > 0`, figures: true };
    return { met: sql`${sql.ref(`${name}.purchases`)} > 0`, joinedRows: monthsAt(ids, period, context.today) };
  },
  PURCHASES: (condition, context, name) =>
    summed(condition, context, { name, storedColumn: "purchase_count", figure: "purchases" }),
  AMOUNT: (condition, context, name) =>
    summed(condition, context, { name, storedColumn: "purchase_total_ore", figure: "ore", times: 100 }),
  LATEST_PURCHASE: ({ from, to }, context, name) => latest(dayOf(from), dayOf(to), context, name),
  DAYS_SINCE_PURCHASE({ min, max }, context, name) {
    const ago = (days: number | null) => (days === null ? null : context.today.subtract({ days }));
    return latest(ago(max), ago(min), context, name);
  },
  BOUGHT_LATELY({ months, has }, context, name) {
    const lately = latest(context.today.subtract({ months }).add({ days: 1 }), null, context, name);
    return { ...lately, met: sql`coalesce(${lately.met}, false) = ${has}::boolean` };
  },
  CATEGORY: ({ categoryIds, ...condition }, context, name) =>
    tagged("CATEGORY", { ids: categoryIds, ...condition }, context, name),
  CAMPAIGN: ({ campaignIds, ...condition }, context, name) =>
    tagged("CAMPAIGN", { ids: campaignIds, ...condition }, context, name),
};
