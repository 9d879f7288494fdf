import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** The possible answers about gender, and UNKNOWN without one. */
export const genderAnswers = ["FEMALE", "MALE", "OTHER", "UNKNOWN"] as const satisfies (Gender | "UNKNOWN")[];

/** From `min` through `max`, both included; null: that end is open. */
type Range = { min: number | null; max: number | null };
/** From one day of the club through another, both included (`YYYY-MM-DD`). */
type Dates = { from: string | null; to: string | null };
/**
 * Complete months of the club: always (null); this month and a number of earlier ones; or from one month through
 * another (`YYYY-MM`). Figures are stored by month, so a period begins on its first day.
 */
export type Period = null | { months: number } | { from: string; to: string };
type Ids = readonly number[];

/** Every kind of condition with its fields. `has: false` matches members without it. Product §8. */
export type ConditionFields = {
  HOME_LOCATION: { locationIds: Ids };
  GENDER: { genders: readonly (typeof genderAnswers)[number][] };
  AGE: Range;
  BIRTHDAY_MONTH: Record<never, never>;
  /** Today or in the next `days` days. */
  BIRTHDAY_SOON: { days: number };
  CITY: { cities: readonly string[] };
  /** Post codes, or their beginnings. */
  POST_CODE: { codes: readonly string[] };
  REGISTERED: Dates;
  /** Registered in the last `days` days; 1: today. */
  NEW_MEMBER: { days: number };
  LANGUAGE: { languages: readonly Language[] };
  HAS_EMAIL: { has: boolean };
  HAS_PHONE: { has: boolean };
  CONSENT: { channel: Channel; has: boolean };
  PURCHASED_AT: { locationIds: Ids; period: Period };
  /** The number of purchases; at some points of sale, or (none) at any. */
  PURCHASES: Range & { locationIds: Ids; period: Period };
  /** The amount of purchases after returns, in complete kronor. */
  AMOUNT: Range & { locationIds: Ids; period: Period };
  LATEST_PURCHASE: Dates;
  /** The number of days since the latest purchase, for members with one; 0: today. */
  DAYS_SINCE_PURCHASE: Range;
  /** A purchase in the last `months` months, counted from today. */
  BOUGHT_LATELY: { months: number; has: boolean };
  CATEGORY: { categoryIds: Ids; period: Period; has: boolean };
  CAMPAIGN: { campaignIds: Ids; period: Period; has: boolean };
  POINTS: Range;
  /** At least this many points whose last day is today or in the next `days` days. */
  EXPIRING_POINTS: { points: number; days: number };
  /** Stamps on the filling that is open today; 0: no open filling. */
  STAMPS: Range & { stampCardId: number };
  /** A filled card's unused and usable reward; of some cards, or (none) of any. */
  UNUSED_REWARD: { stampCardIds: Ids; has: boolean };
  /** Members who have used one of some coupons, rewards or value coupons, at any time; cancelled uses do not count. */
  USED_COUPON: { couponIds: Ids; has: boolean };
};

export type ConditionKind = keyof ConditionFields;
export type ConditionOf<Kind extends ConditionKind> = { kind: Kind } & ConditionFields[Kind];
export type Condition = { [Kind in ConditionKind]: ConditionOf<Kind> }[ConditionKind];

export type Match = "ALL" | "ANY";
export type Group = { match: Match; conditions: readonly Condition[] };

/** The audience of a message or offer: all or any of some conditions, and of groups of them. */
export type Selection = { version: 1; match: Match; conditions: readonly (Condition | Group)[] };

/** The only version so far; a later release wrote any other. */
export const selectionVersion = 1;

/** The maximum number of conditions in a selection, including groups, and of values in one condition. */
export const conditionsMax = 20;
export const choicesMax = 100;

/** The maximum number of selections a club may save. */
export const selectionsMax = 200;

export const isGroup = (part: Condition | Group): part is Group => !("kind" in part);

/** Returns the conditions of a selection in order, including those in groups. */
export const conditionsOf = ({ conditions }: Pick<Selection, "conditions">): Condition[] =>
  conditions.flatMap((part) => (isGroup(part) ? part.conditions : [part]));
