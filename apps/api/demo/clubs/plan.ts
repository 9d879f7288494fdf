import type { OpeningHours } from "#features/clubs/locations/domain/opening-hours.ts";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import type { Random } from "../history/random.ts";
import type { DemoWords } from "./in-languages.ts";
import type { Drawing, OffersPlan } from "./offers-plan.ts";
import type { SendoutPlan } from "./sendouts-plan.ts";

/** Both clubs are Swedish. */
export const demoZone = "Europe/Stockholm";

/** The time of a visit, in the chain's own zone. */
export interface Moment {
  on: Temporal.PlainDate;
  hour: number;
}

export interface Receipt {
  kronor: number;
  /** Places in the plan's list of categories. */
  categories: number[];
}

export interface LocationPlan {
  name: string;
  commercialName: string;
  subpage: string;
  street: string;
  zipCode: string;
  city: string;
  phone: string;
  email: string;
  hours: (OpeningHours & { dayTo: number | null })[];
  /** The relative number of members who choose this as their point of sale. */
  weight: number;
  /** The addresses of the members above. */
  streets: { street: string; zipCode: string; city: string }[];
}

export interface RewardPlan {
  name: string;
  description: string;
  points: number;
  /** Months of the year in which the reward is available; absent for all. */
  months?: readonly number[];
  picture?: Drawing;
}

export interface StaffPlan {
  firstName: string;
  lastName: string;
  email: string;
  role: "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CASHIER";
  /** Places in the plan's list of points of sale; empty for a merchant, who has access to all. */
  locations: number[];
}

/** A club before its history begins. */
export interface ClubPlan {
  seed: number;
  company: { name: string; number: string; street: string; zipCode: string; city: string; website: string };
  commercialName: string;
  subdomain: string;
  brandColour: string;
  logo: string;
  locations: LocationPlan[];
  categories: string[];
  points: Pick<EarningRule, "pointsPerKronaHundredths" | "monthValidation"> & { name: string; description: string };
  rewards: RewardPlan[];
  offers: OffersPlan;
  /** Messages to the members, automatic sendouts first. */
  sendouts: readonly SendoutPlan[];
  /** Translations of texts for members. */
  words: DemoWords;
  staff: StaffPlan[];
  members: number;
  /** Weekly visits of an infrequent member; a few members come many times as often. */
  visitsPerWeek: number;
  visitsPerWeekAtMost: number;
  /** SMS credits bought in addition to the free ones. */
  boughtCredits: number;
  /** How busy a day is relative to an ordinary day; 0 when closed. */
  dayWeight(on: Temporal.PlainDate): number;
  /** How busy an hour is relative to the other hours of its day. */
  hourWeight(moment: Moment): number;
  receipt(random: Random, moment: Moment): Receipt;
}

/** Days on which most Swedish shops close: Christmas, New Year's Day, Midsummer. */
export function isHoliday({ month, day, dayOfWeek }: Temporal.PlainDate): boolean {
  const midsummerEve = month === 6 && dayOfWeek === 5 && day >= 19 && day <= 25;
  const midsummerDay = month === 6 && dayOfWeek === 6 && day >= 20 && day <= 26;
  return (month === 12 && (day === 24 || day === 25)) || (month === 1 && day === 1) || midsummerEve || midsummerDay;
}
