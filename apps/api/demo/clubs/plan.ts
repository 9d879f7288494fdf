import type { OpeningHours } from "#features/clubs/locations/domain/opening-hours.ts";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import type { Random } from "../history/random.ts";
import type { DemoWords } from "./in-languages.ts";
import type { Drawing, OffersPlan } from "./offers-plan.ts";
import type { SendoutPlan } from "./sendouts-plan.ts";

/** Both clubs are Swedish. */
export const demoZone = "Europe/Stockholm";

/** Where somebody comes in: calendar facts of the chain's own zone. */
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
  /** How many of the members have it as theirs, against the others. */
  weight: number;
  /** Where those members live. */
  streets: { street: string; zipCode: string; city: string }[];
}

export interface RewardPlan {
  name: string;
  description: string;
  points: number;
  /** Months of the year it can be had in; absent when always. */
  months?: readonly number[];
  picture?: Drawing;
}

export interface StaffPlan {
  firstName: string;
  lastName: string;
  email: string;
  role: "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CASHIER";
  /** Places in the plan's list of points of sale; a merchant works at all. */
  locations: number[];
}

/** A club before anything has happened in it. */
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
  /** What was written to the members, those to whom it goes by itself first. */
  sendouts: readonly SendoutPlan[];
  /** What members read, in the club's other languages. */
  words: DemoWords;
  staff: StaffPlan[];
  members: number;
  /** Visits a week of a member who comes rarely; a few come many times as often. */
  visitsPerWeek: number;
  visitsPerWeekAtMost: number;
  /** SMS credits bought beside the free ones. */
  boughtCredits: number;
  /** How busy a day is against an ordinary one; 0 when closed. */
  dayWeight(on: Temporal.PlainDate): number;
  /** How busy an hour is against the others of its day. */
  hourWeight(moment: Moment): number;
  receipt(random: Random, moment: Moment): Receipt;
}

/** Days on which hardly a Swedish shop is open: Christmas, New Year's Day, Midsummer. */
export function isHoliday({ month, day, dayOfWeek }: Temporal.PlainDate): boolean {
  const midsummerEve = month === 6 && dayOfWeek === 5 && day >= 19 && day <= 25;
  const midsummerDay = month === 6 && dayOfWeek === 6 && day >= 20 && day <= 26;
  return (month === 12 && (day === 24 || day === 25)) || (month === 1 && day === 1) || midsummerEve || midsummerDay;
}
