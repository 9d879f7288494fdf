import { sql } from "kysely";
import { type CouponRow, dateOf } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { usedByMember } from "#features/loyalty/coupons/api/not-cancelled.ts";
import { type OwnCouponRow, useFactsOf } from "#features/loyalty/coupons/api/own-coupons.ts";
import type { CouponShape } from "#features/loyalty/coupons/contract/shapes.ts";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { canBeHad, couponUse } from "#features/loyalty/coupons/domain/coupons.ts";
import { welcomeUsable } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import { effectiveStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { type ClubDay, membersRedeem } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { CampaignShape } from "../contract/shapes.ts";
import { type CampaignRow, campaignFacts, campaignOf } from "./campaign-shape.ts";
import { runsAt, selectCampaigns, selectCurrentCampaigns } from "./queries.ts";

/** Selects campaigns that run today at any point of sale, except the welcome offer. */
export function selectRunningCampaigns(db: Build, today: Temporal.PlainDate) {
  return selectCurrentCampaigns(db, today).where("welcome_offer", "=", false);
}

/**
 * Selects the campaigns for a member: those at the member's home location or everywhere. Without an open home location:
 * all campaigns.
 */
export function selectCampaignsOfMember(db: Build, memberId: number, today: Temporal.PlainDate) {
  const home = sql<number | null>`(select location.id from member
      join location on location.chain_id = member.chain_id and location.id = member.home_location_id
    where member.chain_id = ${thisChain} and member.id = ${memberId} and location.closed_at is null)`;
  return selectRunningCampaigns(db, today).where(sql<boolean>`(${home} is null or ${runsAt(sql`${home}`)})`);
}

/** Selects every campaign that is or was a welcome offer. */
export function selectWelcomeCampaigns(db: Build) {
  return selectCampaigns(db)
    .leftJoin("coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "campaign.chain_id").onRef("coupon.id", "=", "campaign.coupon_id"),
    )
    .select("coupon.per_member_limit")
    .where("welcome_offer", "=", true);
}

/** Selects the member's welcome offer, usable or not, with the number of uses of its coupon. */
export function selectWelcomeOffer(db: Build, memberId: number) {
  return selectCampaigns(db)
    .innerJoin("member_welcome_offer as offer", (join) =>
      join.onRef("offer.chain_id", "=", "campaign.chain_id").onRef("offer.campaign_id", "=", "campaign.id"),
    )
    .leftJoin("coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "campaign.chain_id").onRef("coupon.id", "=", "campaign.coupon_id"),
    )
    .select(["offer.through", "offer.used_purchase_id", "coupon.per_member_limit"])
    .select(usedByMember(memberId).as("used_by_member"))
    .where("offer.member_id", "=", memberId);
}

export type WelcomeOfferRow = CampaignRow &
  Pick<OwnCouponRow, "per_member_limit" | "used_by_member"> & {
    through: Temporal.PlainDate;
    used_purchase_id: number | null;
  };

/** Whether a coupon in wire format is available today. */
export function isHadOn({ publishStatus, startDate, endDate }: CouponShape, { today }: ClubDay): boolean {
  return canBeHad({ status: publishStatus, startsOn: dateOf(startDate), endsOn: dateOf(endDate) }, today);
}

/** Shapes the campaign with its coupon, if that is available: a draft or a withdrawn one is hidden. */
export function shownCampaignOf(row: CampaignRow, day: ClubDay): CampaignShape {
  const campaign = campaignOf(row, day);
  const isHad = campaign.coupon !== null && isHadOn(campaign.coupon, day);
  return { ...campaign, coupon: isHad ? campaign.coupon : null };
}

/** Returns the offer's value coupon while the member can use it. It can only be used with the offer. */
function welcomeCouponOf(row: WelcomeOfferRow, day: ClubDay): CouponRow | null {
  const { coupon, per_member_limit, used_by_member } = row;
  if (!coupon || !couponKindRules[coupon.kind].isBrought) return null;
  const facts = useFactsOf({ ...coupon, per_member_limit, used_by_member }, { balance: 0, reached: true, day });
  return couponUse(facts, day.today).ok ? coupon : null;
}

/** Returns the welcome offer with its last day while the member can use it; null otherwise. Spec §4. */
export function welcomeOfferOf(row: WelcomeOfferRow | undefined, day: ClubDay) {
  if (!row) return null;
  const { through, used_purchase_id: usedPurchaseId } = row;
  const campaignStatus = effectiveStatus(campaignFacts(row, day));
  const usable = welcomeUsable({ through, usedPurchaseId, campaignStatus, redeems: membersRedeem(day) }, day.today);
  if (!usable.ok) return null;
  return { ...campaignOf({ ...row, coupon: welcomeCouponOf(row, day) }, day), validThrough: through.toString() };
}
