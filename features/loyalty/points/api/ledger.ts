import { sql } from "kysely";
import { type AloneLimits, aloneLimits } from "#features/till/approvals/domain/confirm-alone.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { type Translations, textsIn } from "#packages/domain/translations/translations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import { correctionLimits } from "../domain/corrections.ts";
import type { Lot } from "../domain/ledger.ts";
import type { EarningRule } from "../domain/points.ts";

/** Selects all lots of a member, for the domain's actions. */
export const selectLots = (db: Build, memberId: number) =>
  db
    .selectFrom("point_lot")
    .select(["id", "amount", "left_points as left", "owed_points as owed", "valid_through as validThrough"])
    .where("member_id", "=", memberId);

/**
 * Returns the earliest last day of usable lots, from `member_statistics`: earlier lots have expired or are used up. A
 * stored value computed for a later day than `today` is ignored.
 */
export const firstLastDay = (today: Temporal.PlainDate) => sql`greatest(${today}::date,
  case when points_on <= ${today}::date then coalesce(points_through, 'infinity') end)`;

/** Selects lots that an action today can change: usable ones and those in deficit. Older lots are not read. */
export function selectUsableLots(db: Build, memberId: number, today: Temporal.PlainDate) {
  const first = sql<Temporal.PlainDate>`(select ${firstLastDay(today)} from member_statistics
    where chain_id = ${thisChain} and member_id = ${memberId})`;
  return selectLots(db, memberId)
    .where("left_points", ">", 0)
    .where("valid_through", ">=", first)
    .unionAll(selectLots(db, memberId).where(sql<boolean>`owed_points > 0`));
}

/** `id` null: the sum of other usable points, with the soonest `validThrough`. */
export type LotOrSum = Omit<Lot, "id"> & { id: number | null; memberId: number };

const lotsOfAll = sql`select member_id as "memberId", id, amount, left_points as left, owed_points as owed,
  valid_through as "validThrough" from point_lot where chain_id = ${thisChain}`;

const owingOf = (memberIds: readonly number[]) =>
  sql`${lotsOfAll} and member_id = any(${memberIds}::bigint[]) and owed_points > 0`;

/**
 * Selects the usable lots member by member through the index, which `offset 0` enforces. A query plan without values
 * would guess the number of members.
 */
const usableOf = (memberIds: readonly number[], today: Temporal.PlainDate, price = sql`0`) => sql`from (
    select member_id, ${firstLastDay(today)} as first, ${price} as price
    from member_statistics where chain_id = ${thisChain} and member_id = any(${memberIds}::bigint[]) offset 0) as figures
  cross join lateral (${lotsOfAll} and member_id = figures.member_id and valid_through >= figures.first
    and left_points > 0 offset 0) as lot`;

/** Members whose usable points are summed, because they spend none. */
export interface SumsOf {
  memberIds: readonly number[];
  today: Temporal.PlainDate;
}

/**
 * Selects lots in deficit, and the usable ones as one sum: a regular customer has hundreds, and a purchase alone
 * changes none.
 */
export function selectSums(_db: Build, { memberIds, today }: SumsOf) {
  return statement(sql<LotOrSum>`${owingOf(memberIds)}
    union all select "memberId", null, 0, sum("left")::bigint, 0, min("validThrough") ${usableOf(memberIds, today)}
      group by "memberId"`);
}

/** Selects each usable lot of members. */
export const selectUsableOfMembers = (_db: Build, { memberIds, today }: SumsOf) =>
  statement(sql<LotOrSum>`select "memberId", id, amount, "left", owed, "validThrough" ${usableOf(memberIds, today)}`);

/** Members with the coupons they use, in pairs. A coupon used twice is listed twice. */
export interface SpentBy extends SumsOf {
  couponIds: readonly number[];
}

/**
 * Selects lots in deficit, the lots that pay for the coupons (in the order of `planRedemption`), and a sum of the
 * others. The coupons must be locked: a rising price would need more lots.
 */
export function selectSpentLots(_db: Build, { memberIds, couponIds, today }: SpentBy) {
  const price = sql`(select coalesce(sum(points_required), 0)
    from unnest(${memberIds}::bigint[], ${couponIds}::bigint[]) as taken (member, coupon)
    join coupon on coupon.chain_id = ${thisChain} and coupon.id = taken.coupon
    where taken.member = member_statistics.member_id)`;
  return statement(sql<LotOrSum>`with usable as materialized (
      select lot.*, price, sum("left") over (partition by "memberId" order by "validThrough", id) - "left" as paid
      ${usableOf(memberIds, today, price)})
    select "memberId", id, amount, "left", owed, "validThrough" from usable where paid < price
    union all ${owingOf(memberIds)}
    union all select "memberId", null, 0, sum("left")::bigint, 0, min("validThrough") from usable where paid >= price
      group by "memberId"`);
}

/**
 * SQL twin of the domain's `balanceOn`, for lists of members with `member_statistics`. It uses the stored balance while
 * valid. If points have expired since, a parallel-safe function reads the lots.
 */
export function balanceColumn(today: Temporal.PlainDate) {
  return sql<number>`case when coalesce(member_statistics.points_through >= ${today}::date, true)
    then member_statistics.points
    else usable_points(member_statistics.chain_id, member_statistics.member_id, ${today}::date) end`;
}

type RuleText = "name" | "description";

export function selectRule(db: Build) {
  return db
    .selectFrom("club_points")
    .select(["active", "name", "description"])
    .select(translationsColumn<RuleText>("club_points.translations").as("translations"))
    .select(["correction_per_member as correctionsPerMember", "correction_per_day as correctionsPerDay"])
    .select(["alone_per_purchase_ore as alonePerPurchaseOre", "alone_per_day_ore as alonePerDayOre"])
    .select(["alone_per_member_day_ore as alonePerMemberDayOre", "look_ups_per_hour as lookUpsPerHour"])
    .select("accepts_number_alone as acceptsNumberAlone")
    .select("points_per_krona_hundredths as pointsPerKronaHundredths")
    .select(["month_validation as monthValidation", "cost_hundredths as costHundredths"])
    .select("counted_points_from as countedPointsFrom");
}

/** The rule of a chain without a stored rule: it earns nothing. */
export const noRule: EarningRule = {
  active: false,
  pointsPerKronaHundredths: 100,
  monthValidation: 12,
  countedPointsFrom: null,
};

export type RuleRow = Awaited<ReturnType<ReturnType<typeof selectRule>["execute"]>>[number];
/** The default rule with its texts and the limits of cashiers. */
export const noRuleRow: RuleRow = {
  ...noRule,
  name: "",
  description: "",
  translations: {},
  correctionsPerMember: correctionLimits.perMember,
  correctionsPerDay: correctionLimits.perDay,
  alonePerPurchaseOre: aloneLimits.perPurchaseOre,
  alonePerDayOre: aloneLimits.perDayOre,
  alonePerMemberDayOre: aloneLimits.perMemberDayOre,
  lookUpsPerHour: null,
  acceptsNumberAlone: true,
  costHundredths: null,
};

/** Translates the rule's texts into a language. */
export const ruleIn = <Row extends Record<RuleText, string> & { translations: Translations<RuleText> }>(
  row: Row,
  language: Language,
): Row => textsIn<RuleText, Row>(row, row.translations, language);

/** Returns the limits for amounts that a cashier may confirm alone. */
export const aloneLimitsOf = (rule: RuleRow): AloneLimits => ({
  perPurchaseOre: rule.alonePerPurchaseOre,
  perDayOre: rule.alonePerDayOre,
  perMemberDayOre: rule.alonePerMemberDayOre,
});
