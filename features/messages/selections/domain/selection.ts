import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** What a member may have answered of their gender, or not. */
export const genderAnswers = ["FEMALE", "MALE", "OTHER", "UNKNOWN"] as const satisfies (Gender | "UNKNOWN")[];

/** From `min` through `max`, both included; null: without that end. */
type Range = { min: number | null; max: number | null };
/** From one day of the club's through another, both included (`YYYY-MM-DD`). */
type Dates = { from: string | null; to: string | null };
/**
 * Whole months of the club's: always (null); this month and so many before it; or from one month through another
 * (`YYYY-MM`). Figures are kept by month, so a period begins with one.
 */
export type Period = null | { months: number } | { from: string; to: string };
type Ids = readonly number[];

/** Every kind of condition, and what it asks. `has: false` asks for those without. Product §8. */
export type ConditionFields = {
  HOME_LOCATION: { locationIds: Ids };
  GENDER: { genders: readonly (typeof genderAnswers)[number][] };
  AGE: Range;
  BIRTHDAY_MONTH: Record<never, never>;
  /** Today or in the next `days` days. */
  BIRTHDAY_SOON: { days: number };
  CITY: { cities: readonly string[] };
  /** Post codes, or what they begin with. */
  POST_CODE: { codes: readonly string[] };
  REGISTERED: Dates;
  /** Registered in the last `days` days; 1: today. */
  NEW_MEMBER: { days: number };
  LANGUAGE: { languages: readonly Language[] };
  HAS_EMAIL: { has: boolean };
  HAS_PHONE: { has: boolean };
  CONSENT: { channel: Channel; has: boolean };
  PURCHASED_AT: { locationIds: Ids; period: Period };
  /** How often; at some points of sale, or (none) at any. */
  PURCHASES: Range & { locationIds: Ids; period: Period };
  /** In whole kronor, as what is kept of the purchases. */
  AMOUNT: Range & { locationIds: Ids; period: Period };
  LATEST_PURCHASE: Dates;
  /** Days since the latest purchase, of those who have bought; 0: today. */
  DAYS_SINCE_PURCHASE: Range;
  /** A purchase in the last `months` months, counted from today. */
  BOUGHT_LATELY: { months: number; has: boolean };
  CATEGORY: { categoryIds: Ids; period: Period; has: boolean };
  CAMPAIGN: { campaignIds: Ids; period: Period; has: boolean };
  POINTS: Range;
  /** At least so many points whose last day is today or in the next `days` days. */
  EXPIRING_POINTS: { points: number; days: number };
  /** On the card they collect on today; 0: on none. */
  STAMPS: Range & { stampCardId: number };
  /** A full card's reward that is not used and can be; of some cards, or (none) of any. */
  UNUSED_REWARD: { stampCardIds: Ids; has: boolean };
  /** Has used one of some coupons, rewards or value coupons, at any time; uses that were given back left out. */
  USED_COUPON: { couponIds: Ids; has: boolean };
};

export type ConditionKind = keyof ConditionFields;
export type ConditionOf<Kind extends ConditionKind> = { kind: Kind } & ConditionFields[Kind];
export type Condition = { [Kind in ConditionKind]: ConditionOf<Kind> }[ConditionKind];

export type Match = "ALL" | "ANY";
export type Group = { match: Match; conditions: readonly Condition[] };

/** Who a message or an offer is for: all or any of some conditions, and of groups of them. */
export type Selection = { version: 1; match: Match; conditions: readonly (Condition | Group)[] };

/** The only version there is so far; what has another was written by a later product. */
export const selectionVersion = 1;

/** Conditions a selection has at the most, groups' included, and things or texts that one of them names. */
export const conditionsMax = 20;
export const choicesMax = 100;

/** Selections that a club keeps at the most. */
export const selectionsMax = 200;

export const isGroup = (part: Condition | Group): part is Group => !("kind" in part);

/** The conditions of a selection, groups' among them, in their order. */
export const conditionsOf = ({ conditions }: Pick<Selection, "conditions">): Condition[] =>
  conditions.flatMap((part) => (isGroup(part) ? part.conditions : [part]));
