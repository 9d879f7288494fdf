import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** What is asked of a member who is there, as it is on a day of the club's. Days are the club's own. */
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
  /** Channels whose marketing they have said yes to. */
  consents: readonly Channel[];
  /** Those of which something is kept. */
  purchases: readonly BoughtFacts[];
  lots: readonly { left: number; through: Temporal.PlainDate }[];
  /** Cards they collect on: begun and not full. */
  cards: readonly { stampCardId: number; stamps: number; through: Temporal.PlainDate }[];
  /** Unused rewards of full cards. */
  rewards: readonly { stampCardId: number; through: Temporal.PlainDate }[];
  /** Uses of coupons that stand. */
  usedCoupons: readonly { couponId: number; locationId: number }[];
}

export interface BoughtFacts {
  on: Temporal.PlainDate;
  /** What is kept of it, in öre. */
  ore: number;
  locationId: number;
  categoryIds: readonly number[];
  campaignIds: readonly number[];
}
