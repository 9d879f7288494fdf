import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** The facts about an existing member that conditions read, on a day of the club. Days are in the club's time zone. */
export interface MemberFacts {
  homeLocationId: number | null;
  gender: Gender | null;
  birthday: Temporal.PlainDate | null;
  city: string;
  zipCode: string;
  registeredOn: Temporal.PlainDate;
  language: Language;
  hasEmail: boolean;
  hasPhone: boolean;
  /** Channels whose marketing the member has agreed to. */
  consents: readonly Channel[];
  /** Purchases that were not completely returned. */
  purchases: readonly BoughtFacts[];
  lots: readonly { left: number; through: Temporal.PlainDate }[];
  /** Stamp cards in progress: started and not filled. */
  cards: readonly { stampCardId: number; stamps: number; through: Temporal.PlainDate }[];
  /** Unused rewards of filled cards. */
  rewards: readonly { stampCardId: number; through: Temporal.PlainDate }[];
  /** Uses of coupons that were not cancelled. */
  usedCoupons: readonly { couponId: number; locationId: number }[];
}

export interface BoughtFacts {
  on: Temporal.PlainDate;
  /** The amount after returns, in öre. */
  ore: number;
  locationId: number;
  categoryIds: readonly number[];
  campaignIds: readonly number[];
}
