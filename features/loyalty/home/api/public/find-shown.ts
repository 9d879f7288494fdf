import { sql } from "kysely";
import { campaignIn } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { isHadOn, shownCampaignOf } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { chosen, isCurrent, runsSomewhere, selectCurrentCampaigns } from "#features/loyalty/campaigns/api/queries.ts";
import { savedBanner } from "#features/loyalty/campaigns/api/saved-banner.ts";
import { isBroughtTo } from "#features/loyalty/coupons/api/brought-queries.ts";
import { couponIn, couponOf, selectCoupons } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { askAudience, type ForSome } from "#features/messages/selections/api/ask-audiences.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

interface Asked {
  chain: Chain;
  day: ClubDay;
  textLanguage: Language;
  /** Loads the visitor's session if needed; undefined without one. */
  whoVisits?: () => Promise<{ memberId: number } | null>;
}

/** While a club's subscription is lapsed, its content is not public. */
export const isActive = ({ publishStatus }: { publishStatus: PublishStatus }) => publishStatus === "ACTIVE";

/** Whether any of these campaigns is for all members or for a selection with the visitor. */
async function isTheirs(
  { db }: Services,
  { chain, day, whoVisits }: Asked,
  things: readonly ForSome[],
): Promise<boolean> {
  if (things.some(({ chosen }) => chosen === null)) return true;
  const member = things.length > 0 && (await whoVisits?.());
  if (!member) return false;
  const audienceQuery = { memberId: member.memberId, things, day };
  const visibleThings = await askAudience(
    (query) => db.read(chain.id, () => [query]).then(([rows]) => rows),
    audienceQuery,
  );
  return visibleThings.length > 0;
}

/**
 * Returns a campaign that runs today, by its link. Returns null for other campaigns, and for a selection's campaign if
 * the visitor is not in the selection.
 */
export async function shownCampaign(services: Services, context: Asked, id: number) {
  const { chain, day, textLanguage } = context;
  const { db } = services;
  const [[row]] = await db.read(chain.id, (q) => [
    selectCurrentCampaigns(q, day.today).select("banner_data").where("campaign.id", "=", id),
  ]);
  if (row && !(await isTheirs(services, context, [row]))) return null;
  const campaign = row && shownCampaignOf(campaignIn(row, textLanguage), day);
  return campaign && isActive(campaign) ? { ...campaign, banner: savedBanner(row) } : null;
}

/**
 * Returns a coupon available today, else null. A coupon for a selection is shown only to members who get it by a
 * campaign or sendout.
 */
export async function shownCoupon(services: Services, context: Asked, id: number) {
  const { chain, day, textLanguage } = context;
  const [[row], carriers] = await services.db.read(chain.id, (q) => [
    selectCoupons(q).where("coupon.id", "=", id),
    q
      .selectFrom("campaign")
      .select(["campaign.id", chosen.as("chosen")])
      .select(sql<boolean>`(${isCurrent(day.today)} and ${runsSomewhere})`.as("current"))
      .where("campaign.coupon_id", "=", id),
  ]);
  const coupon = row && couponOf(couponIn(row, textLanguage), day);
  if (!coupon || !isHadOn(coupon, day)) return null;
  const isForSome = couponKindRules[coupon.kind].isBrought && carriers.some((each) => each.chosen !== null);
  const running = carriers.filter(({ current }) => current);
  if (!isForSome || (await isTheirs(services, context, running))) return coupon;
  const member = await context.whoVisits?.();
  if (!member) return null;
  const [[brought]] = await services.db.read(chain.id, (q) => [
    q.selectFrom("coupon").select("coupon.id").where("coupon.id", "=", id).where(isBroughtTo(member.memberId)),
  ]);
  return brought ? coupon : null;
}
