import type { StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { TextSize } from "#features/loyalty/stamp-cards/domain/stamp-card-texts.ts";

/** A picture as SVG, rendered when the club is set up. */
export type Drawing = string;

export interface StampCardPlan {
  name: string;
  title: string;
  subtitle: string;
  stampsAmount: number;
  monthValidation: number;
  reward: { name: string; description: string; days: number; picture: Drawing | null };
  titleColor: string;
  titleSize: TextSize;
  subtitleColor: string;
  cardColor: string;
  stampColor: string;
  stamp: Drawing | null;
  uncollected: Drawing | null;
  status: StoredStatus;
  /** Place in the plan's list of categories: a purchase in this category gives a stamp. */
  category: number;
  /** The number of members with this card. */
  carriedBy: number;
}

export interface ValueCouponPlan {
  name: string;
  description: string;
  kronor: number;
  /** The smallest purchase that accepts the coupon, in kronor. */
  atLeast: number;
  totalLimit: number | null;
}

export interface CampaignPlan {
  name: string;
  description: string;
  banner: Drawing | null;
  button: { label: string; target: string } | null;
  /** Days from today, negative in the past. Null `from`: since the club opened; null `to`: without end. */
  from: number | null;
  to: number | null;
  status: StoredStatus;
  isPublic: boolean;
  /** Set for the welcome offer; null for any other. */
  welcomeMonths: number | null;
  /** Place in the plan's list of value coupons. */
  value: number | null;
  message: string;
  /** The probability that a visit during the campaign uses the campaign. */
  drawsIn: number;
}

/** A club's offers in addition to points. */
export interface OffersPlan {
  cards: StampCardPlan[];
  values: ValueCouponPlan[];
  /** Returns the campaigns for a day: names and pictures follow the season. The first is the welcome offer. */
  campaignsOn(today: Temporal.PlainDate): CampaignPlan[];
  returnReasons: { wholeReason: string; part: string };
  openingReason: string;
  correction: { points: number; reason: string };
}

export type Season = "winter" | "spring" | "summer" | "autumn";
const seasons = ["winter", "spring", "summer", "autumn"] as const satisfies Season[];

export function seasonOf({ month }: Temporal.PlainDate): Season {
  return seasons[Math.floor((month % 12) / 3)] as Season;
}
