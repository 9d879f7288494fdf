import { balanceOn, type Lot } from "@stammis/domain/points/ledger";
import { shownCampaignOf, welcomeOfferOf } from "../campaigns/own-campaigns.ts";
import { couponOf } from "../coupons/coupon-shape.ts";
import { type OwnCouponRow, type Standing, standingOf } from "../coupons/own-coupons.ts";
import type { RowsOf } from "./reads.ts";

type Day = Temporal.PlainDate;
type Running = RowsOf<"campaigns">;
type Welcome = RowsOf<"welcome">;

/** The campaigns running today, and the welcome offer while this member can use it. */
export function campaignsOf(running: Running, [welcome]: Welcome, today: Day) {
  return {
    welcomeOffer: welcomeOfferOf(welcome, today),
    campaigns: running.map((row) => shownCampaignOf(row, today)),
  };
}

/** Coupons carried by a running campaign, or by the welcome offer while it can be used. */
function reachedBy(running: Running, [welcome]: Welcome, today: Day): ReadonlySet<number> {
  const carriers = welcome && welcomeOfferOf(welcome, today) ? [...running, welcome] : running;
  return new Set(carriers.flatMap(({ coupon }) => coupon?.id ?? []));
}

interface Read {
  coupons: readonly OwnCouponRow[];
  running: Running;
  welcome: Welcome;
  lots: readonly Lot[];
}

/** A member's coupons that stand in one of these ways: rewards, the cheapest first, then the value coupons they have. */
export function couponsOf({ coupons, running, welcome, lots }: Read, today: Day, wanted: readonly Standing[]) {
  const holder = { balance: balanceOn(lots, today), reached: reachedBy(running, welcome, today), today };
  return coupons.filter((row) => wanted.includes(standingOf(row, holder))).map((row) => couponOf(row, today));
}
