import type { ClubDay } from "@stammis/domain/clubs/club-day";
import type { Language } from "@stammis/domain/clubs/languages";
import type { PublishStatus } from "@stammis/domain/offers/publish-status";
import type { Chain } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { bannerOf, campaignIn } from "../campaigns/campaign-shape.ts";
import { isHadOn, shownCampaignOf } from "../campaigns/own-campaigns.ts";
import { selectCurrentCampaigns } from "../campaigns/queries.ts";
import { couponIn, couponOf, selectCoupons } from "../coupons/coupon-shape.ts";

type Asked = { chain: Chain; day: ClubDay; textLanguage: Language };

/** What a club publishes is nobody's while its subscription is lapsed. */
export const isActive = ({ publishStatus }: { publishStatus: PublishStatus }) => publishStatus === "ACTIVE";

/** A campaign that runs today, as whoever has its link sees it; else null. */
export async function shownCampaign({ db }: Services, { chain, day, textLanguage }: Asked, id: number) {
  const [[row]] = await db.read(chain.id, (q) => [
    selectCurrentCampaigns(q, day.today).select("banner_data").where("campaign.id", "=", id),
  ]);
  const campaign = row && shownCampaignOf(campaignIn(row, textLanguage), day);
  return campaign && isActive(campaign) ? { ...campaign, banner: bannerOf(row) } : null;
}

/** A coupon that can be had today; else null. */
export async function shownCoupon({ db }: Services, { chain, day, textLanguage }: Asked, id: number) {
  const [[row]] = await db.read(chain.id, (q) => [selectCoupons(q).where("coupon.id", "=", id)]);
  const coupon = row && couponOf(couponIn(row, textLanguage), day);
  return coupon && isHadOn(coupon, day) ? coupon : null;
}
