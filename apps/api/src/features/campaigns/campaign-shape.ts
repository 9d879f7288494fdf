import { banner } from "@stammis/contract/banner-shapes";
import type { CampaignShape } from "@stammis/contract/shapes";
import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { effectiveStatus, type StoredStatus } from "@stammis/domain/offers/publish-status";
import { type CouponRow, couponOf } from "../coupons/coupon-shape.ts";

/** What the wire shape of a campaign is read from; `selectCampaigns` answers it. */
export interface CampaignRow {
  id: number;
  name: string;
  description: string;
  banner_path: string | null;
  banner_texts: unknown[] | null;
  action_button_label: string;
  action_button_target: string;
  start_date: Temporal.PlainDate | null;
  end_date: Temporal.PlainDate | null;
  publish_status: StoredStatus;
  welcome_offer: boolean;
  public_to_all: boolean;
  /** Where it runs; none: everywhere. */
  location_ids: number[];
  coupon: CouponRow | null;
}

/** What the domain asks about a campaign's status. */
export function campaignFacts(
  { publish_status, end_date }: Pick<CampaignRow, "publish_status" | "end_date">,
  day: ClubDay,
) {
  return { status: publish_status, endsOn: end_date, ...day };
}

/** The campaign as everybody sees it, with the status it shows today. Spec §3. */
export function campaignOf(row: CampaignRow, day: ClubDay): CampaignShape {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    bannerPath: row.banner_path,
    bannerTexts: (row.banner_texts ?? []).map(String),
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

/** The banner as its editor saved it; null where there is none, or one from before it had a shape. */
export function bannerOf({ banner_data }: { banner_data: unknown }) {
  const read = banner.safeParse(banner_data);
  return read.success ? { newData: read.data } : null;
}
