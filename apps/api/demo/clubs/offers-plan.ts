import type { StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { TextSize } from "#features/loyalty/stamp-cards/domain/stamp-card-texts.ts";

/** A picture as SVG, drawn when the club is founded. */
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
  /** Place in the plan's list of categories: what a stamp is given for. */
  category: number;
  /** How many of the members carry it. */
  carriedBy: number;
}

export interface ValueCouponPlan {
  name: string;
  description: string;
  kronor: number;
  /** Smallest purchase it is used at, in kronor. */
  atLeast: number;
  totalLimit: number | null;
}

export interface CampaignPlan {
  name: string;
  description: string;
  banner: Drawing | null;
  button: { label: string; target: string } | null;
  /** Days from today, negative for those that have been; null from: since the club opened, null to: without end. */
  from: number | null;
  to: number | null;
  status: StoredStatus;
  isPublic: boolean;
  /** Of the welcome offer; null for any other. */
  welcomeMonths: number | null;
  /** Place in the plan's list of value coupons. */
  value: number | null;
  message: string;
  /** How often a purchase in its days is made for its sake. */
  drawsIn: number;
}

/** What a club offers beside its points. */
export interface OffersPlan {
  cards: StampCardPlan[];
  values: ValueCouponPlan[];
  /** As they stand on a day: names and pictures follow the season. The welcome offer is the first. */
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
