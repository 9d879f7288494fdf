import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { balanceOn, type Lot } from "@stammis/domain/points/ledger";
import { shownCampaignOf, welcomeOfferOf } from "../campaigns/own-campaigns.ts";
import { couponOf } from "../coupons/coupon-shape.ts";
import { type Availability, availabilityOf, type OwnCouponRow } from "../coupons/own-coupons.ts";
import type { RowsOf } from "./reads.ts";

type Running = RowsOf<"campaigns">;
type Welcome = RowsOf<"welcome">;

/** The campaigns running today, and the welcome offer while this member can use it. */
export function campaignsOf(running: Running, [welcome]: Welcome, day: ClubDay) {
  return {
    welcomeOffer: welcomeOfferOf(welcome, day),
    campaigns: running.map((row) => shownCampaignOf(row, day)),
  };
}

/** Coupons carried by a running campaign, or by the welcome offer while it can be used. */
function reachedBy(running: Running, [welcome]: Welcome, day: ClubDay): ReadonlySet<number> {
  const carriers = welcome && welcomeOfferOf(welcome, day) ? [...running, welcome] : running;
  return new Set(carriers.flatMap(({ coupon }) => coupon?.id ?? []));
}

interface Read {
  coupons: readonly OwnCouponRow[];
  running: Running;
  welcome: Welcome;
  lots: readonly Lot[];
}

/** A member's coupons that stand in one of these ways: rewards, the cheapest first, then the value coupons they have. */
export function couponsOf({ coupons, running, welcome, lots }: Read, day: ClubDay, wanted: readonly Availability[]) {
  const holder = { balance: balanceOn(lots, day.today), reached: reachedBy(running, welcome, day), day };
  return coupons.filter((row) => wanted.includes(availabilityOf(row, holder))).map((row) => couponOf(row, day));
}
