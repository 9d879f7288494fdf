import type { CampaignRow } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import {
  shownCampaignOf,
  type WelcomeOfferRow,
  welcomeOfferOf,
} from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { runsAt } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { couponOf } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { type Availability, availabilityOf, type OwnCouponRow } from "#features/loyalty/coupons/api/own-coupons.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { HomeRead } from "./shared-home.ts";

type Running = readonly CampaignRow[];
type Welcome = readonly WelcomeOfferRow[];

/**
 * Returns today's running campaigns and the usable welcome offer. There are no running campaigns while the subscription
 * is lapsed.
 */
export function campaignsOf(running: Running, [welcome]: Welcome, day: ClubDay) {
  return {
    welcomeOffer: welcomeOfferOf(welcome, day),
    campaigns: day.suspended ? [] : running.map((row) => shownCampaignOf(row, day)),
  };
}

/** Returns the campaigns that can give coupons: running campaigns and the usable welcome offer. */
function carriersOf(running: Running, [welcome]: Welcome, day: ClubDay) {
  return welcome && welcomeOfferOf(welcome, day) ? [...running, welcome] : running;
}

interface Read {
  coupons: readonly OwnCouponRow[];
  running: Running;
  welcome: Welcome;
  brought: readonly number[];
  balance: number;
}

/** Returns the member's coupons with one of these availabilities: rewards, the cheapest first, then value coupons. */
export function couponsOf(read: Read, day: ClubDay, availabilities: readonly Availability[]) {
  const { coupons, running, welcome, brought, balance } = read;
  const holder = { balance, carriers: carriersOf(running, welcome, day), brought, day };
  return coupons.filter((row) => availabilities.includes(availabilityOf(row, holder))).map((row) => couponOf(row, day));
}

/** Adapts the shared data to one member: their limits, home location and welcome offer. */
export function offersOf({ shared, limited, own }: HomeRead, home: number | null) {
  const limits = new Map(limited.map((row) => [row.id, row]));
  const usedUp = <Coupon extends { id: number }>(coupon: Coupon) => ({
    ...coupon,
    used_up: limits.get(coupon.id)?.used_up ?? false,
  });
  const usedBy = (id: number | undefined) => (id === undefined ? 0 : (limits.get(id)?.used_by_member ?? 0));
  const carrying = <Row extends CampaignRow>(row: Row) => ({ ...row, coupon: row.coupon && usedUp(row.coupon) });
  const unused = own?.welcome?.used ? null : own?.welcome;
  const campaign = unused && shared.welcomes.get(unused.campaign_id);
  const through = unused && Temporal.PlainDate.from(unused.through);
  return {
    coupons: shared.coupons.map((row) => ({ ...usedUp(row), used_by_member: usedBy(row.id) })),
    running: shared.running.filter((row) => home === null || runsAt(row.location_ids, home)).map(carrying),
    welcome:
      campaign && through
        ? [{ ...carrying(campaign), through, used_purchase_id: null, used_by_member: usedBy(campaign.coupon?.id) }]
        : [],
  };
}
