import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { shownCampaignOf, welcomeOfferOf } from "../campaigns/own-campaigns.ts";
import { couponOf } from "../coupons/coupon-shape.ts";
import { type Availability, availabilityOf, type OwnCouponRow } from "../coupons/own-coupons.ts";
import type { RowsOf } from "./reads.ts";
import type { LimitedRow, SharedHome } from "./shared-home.ts";

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
  balance: number;
}

/** A member's coupons that stand in one of these ways: rewards, the cheapest first, then the value coupons they have. */
export function couponsOf({ coupons, running, welcome, balance }: Read, day: ClubDay, wanted: readonly Availability[]) {
  const holder = { balance, reached: reachedBy(running, welcome, day), day };
  return coupons.filter((row) => wanted.includes(availabilityOf(row, holder))).map((row) => couponOf(row, day));
}

/** What all see alike, as it stands to one member where a limit is. */
export function withLimits(
  { coupons, running }: Pick<SharedHome, "coupons" | "running">,
  limited: readonly LimitedRow[],
) {
  const limits = new Map(limited.map((row) => [row.id, row]));
  const standing = (id: number) => ({ used_up: limits.get(id)?.used_up ?? false });
  return {
    coupons: coupons.map((row) => ({
      ...row,
      ...standing(row.id),
      used_by_member: limits.get(row.id)?.used_by_member ?? 0,
    })),
    running:
      limits.size === 0
        ? running
        : running.map((row) => ({ ...row, coupon: row.coupon && { ...row.coupon, ...standing(row.coupon.id) } })),
  };
}
