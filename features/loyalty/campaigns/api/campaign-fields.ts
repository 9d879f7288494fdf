import { type Expression, sql } from "kysely";
import { dateOf } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { readTranslations, writtenTranslations } from "#features/loyalty/publishing/api/read-translations.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Json } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { bannerVersion } from "../domain/banners.ts";
import { campaignTexts } from "../domain/campaign-texts.ts";
import { checkCampaign } from "../domain/campaigns.ts";

/** Returns the data that the banner editor needs to open the banner; null without a banner. */
function bannerOf({ banner }: Call<"createCampaign">["body"]): Expression<Json> | null {
  const data = banner?.newData ?? null;
  refuseFields({ "banner.newData.version": data && data.version !== bannerVersion ? "BANNER_VERSION_UNKNOWN" : null });
  return data === null ? null : sql<Json>`${JSON.stringify(data)}::jsonb`;
}

/** Reads a campaign's fields into its row and points of sale. Refuses each wrong field. Spec §5. */
export function readCampaign(own: Language, body: Call<"createCampaign">["body"]) {
  const translations = readTranslations(own, body.translations, campaignTexts);
  const checked = checkCampaign({
    name: body.name,
    description: body.description,
    actionButtonLabel: body.actionButtonLabel,
    actionButtonTarget: body.actionButtonTarget,
    startDate: dateOf(body.startDate),
    endDate: dateOf(body.endDate),
    welcomeOffer: body.welcomeOffer,
    months: body.visibilityMonths,
    pointOfSaleIds: body.pointOfSaleIds,
    publicToAll: body.publicToAll,
    audience: body.audience,
    selectionId: body.selectionId,
    message: body.message,
    bySms: body.mediums.includes("SMS"),
    byEmail: body.mediums.includes("EMAIL"),
  });
  if (!checked.ok || !translations.ok) {
    const { months, ...others } = checked.ok ? {} : checked.problems;
    return refuseFields({ ...others, ...translations.problems, visibilityMonths: months }) as never;
  }
  const { campaign } = checked;
  const row = {
    name: campaign.name,
    description: campaign.description,
    ...writtenTranslations(translations.translations),
    ...(body.bannerText !== undefined && { banner_text: normaliseText(body.bannerText) }),
    banner_data: bannerOf(body),
    action_button_label: campaign.actionButtonLabel,
    action_button_target: campaign.actionButtonTarget,
    start_date: campaign.startDate,
    end_date: campaign.endDate,
    welcome_offer: campaign.welcomeOffer,
    welcome_months: campaign.months,
    public_to_all: campaign.publicToAll,
    audience: campaign.audience,
    selection_id: campaign.selectionId,
    coupon_id: body.couponId,
    message: campaign.message,
    by_sms: campaign.bySms,
    by_email: campaign.byEmail,
  };
  return { row, pointOfSaleIds: campaign.pointOfSaleIds };
}
