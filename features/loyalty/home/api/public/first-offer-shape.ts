import type { CampaignShape } from "#features/loyalty/campaigns/contract/shapes.ts";
import type { CouponShape } from "#features/loyalty/coupons/contract/shapes.ts";
import type { FirstOffer } from "#packages/server/request/cover-words.ts";

/** Returns a campaign for the first paint of its page; null without a campaign or picture. */
export function offerOfCampaign(campaign: CampaignShape | undefined): FirstOffer | null {
  if (!campaign?.bannerPath) return null;
  const { name, description, bannerPath, bannerTexts, welcomeOffer } = campaign;
  return {
    title: name,
    text: description,
    picturePath: bannerPath,
    isDrawn: bannerTexts.length > 0,
    isWelcome: welcomeOffer,
  };
}

/** Returns a coupon for the first paint of its page. */
export function offerOfCoupon({ name, description, imagePath }: CouponShape): FirstOffer | null {
  return imagePath
    ? { title: name, text: description, picturePath: imagePath, isDrawn: false, isWelcome: false }
    : null;
}
