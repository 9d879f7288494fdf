import { type CouponRow, couponIn, couponOf } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { effectiveStatus, type StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import type { CampaignShape } from "../contract/shapes.ts";

export type CampaignText = "name" | "description" | "actionButtonLabel" | "bannerText" | "message";

/** The row behind the wire shape of a campaign, from `selectCampaigns`. */
export interface CampaignRow {
  id: number;
  name: string;
  description: string;
  translations: Translations<CampaignText>;
  banner_path: string | null;
  /** The alternative text of the banner; if empty, `banner_texts` are used, the texts on the banner. */
  banner_text: string;
  banner_texts: unknown[] | null;
  action_button_label: string;
  action_button_target: string;
  start_date: Temporal.PlainDate | null;
  end_date: Temporal.PlainDate | null;
  publish_status: StoredStatus;
  welcome_offer: boolean;
  public_to_all: boolean;
  /** The points of sale where the campaign runs; empty for everywhere. */
  location_ids: number[];
  /** The selection that the campaign is limited to; null for all members. */
  chosen: { expression: unknown } | null;
  coupon: CouponRow | null;
}

/** Returns the facts that decide a campaign's status. */
export function campaignFacts(
  { publish_status, end_date }: Pick<CampaignRow, "publish_status" | "end_date">,
  day: ClubDay,
) {
  return { status: publish_status, endsOn: end_date, ...day };
}

/** Returns the banner's texts for readers who cannot see the picture; empty without any. */
function bannerTextsOf({ banner_text, banner_texts }: CampaignRow): string[] {
  const written = (banner_texts ?? []).map(String);
  return written.length > 0 && banner_text !== "" ? [banner_text] : written;
}

/** Translates the campaign and its coupon into a language. */
export function campaignIn<Row extends CampaignRow>(row: Row, language: Language): Row {
  const texts = row.translations[language] ?? {};
  return {
    ...row,
    name: texts.name ?? row.name,
    description: texts.description ?? row.description,
    action_button_label: texts.actionButtonLabel ?? row.action_button_label,
    banner_text: texts.bannerText ?? row.banner_text,
    coupon: row.coupon && couponIn(row.coupon, language),
  };
}

/** Shapes the campaign for members, visitors and staff, with today's status. Spec §3. */
export function campaignOf(row: CampaignRow, day: ClubDay): CampaignShape {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    bannerPath: row.banner_path,
    bannerTexts: bannerTextsOf(row),
    actionButtonLabel: row.action_button_label,
    actionButtonTarget: row.action_button_target,
    startDate: row.start_date?.toString() ?? null,
    endDate: row.end_date?.toString() ?? null,
    publishStatus: effectiveStatus(campaignFacts(row, day)),
    welcomeOffer: row.welcome_offer,
    publicToAll: row.public_to_all,
    pointOfSaleIds: row.location_ids,
    coupon: row.coupon && couponOf(row.coupon, day),
  };
}
