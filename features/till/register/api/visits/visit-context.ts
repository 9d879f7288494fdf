import { campaignFacts } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { couponFacts } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { effectiveStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { heldCards } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { stampCardRule } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { type ClubDay, membersRedeem } from "#packages/domain/club/club-day.ts";
import type { VisitContext, VisitCoupon } from "../../domain/plan-visit.ts";
import type { VisitRows } from "./read-visits.ts";

function couponOf(row: VisitRows["coupons"][number], stock: VisitRows["stock"], day: ClubDay): VisitCoupon {
  const { total_limit: totalLimit = null, taken = 0 } = stock.find((each) => each.coupon_id === row.id) ?? {};
  const used_up = totalLimit !== null && taken >= totalLimit;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    status: effectiveStatus(couponFacts({ ...row, used_up }, day)),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    pointsRequired: row.points_required,
    valueOre: row.value_ore,
    minimumOre: row.minimum_ore,
    totalLimit,
    taken,
    perMemberLimit: row.per_member_limit,
    usedByMember: row.used_by_member,
    carrier: row.carrier,
    isBrought: row.is_brought,
    inGrace: day.inGrace,
  };
}

function welcomeOf({ welcome }: VisitRows, day: ClubDay): VisitContext["welcome"] {
  if (!welcome) return null;
  return {
    campaignId: welcome.campaign_id,
    couponId: welcome.coupon_id,
    through: welcome.through,
    usedPurchaseId: welcome.used_purchase_id,
    campaignStatus: effectiveStatus(campaignFacts(welcome, day)),
    redeems: membersRedeem(day),
  };
}

/** Returns the rows of a visit in the terms of the rules. */
export function visitContext(rows: VisitRows, day: ClubDay): VisitContext {
  const { fillings } = rows;
  return {
    lots: rows.lots,
    otherBalance: rows.otherBalance,
    rule: rows.rule,
    // Campaigns are suspended with the subscription. The coupons they gave can still be used in the grace period.
    runningCampaignIds: day.suspended ? [] : rows.campaigns.map(({ id }) => id),
    coupons: rows.coupons.map((row) => couponOf(row, rows.stock, day)),
    stampCards: rows.stampCards.map((row) => ({ id: row.id, rule: stampCardRule(row, day) })),
    memberCards: heldCards(rows),
    rewards: rows.rewardNames.flatMap(({ fillingId, reward: name }) => {
      const filling = fillings.find(({ id }) => id === fillingId);
      return filling ? [{ fillingId, stampCardId: filling.stampCardId, order: filling.order, name }] : [];
    }),
    redeems: membersRedeem(day),
    welcome: welcomeOf(rows, day),
    newLotId: rows.ids.lot,
  };
}
