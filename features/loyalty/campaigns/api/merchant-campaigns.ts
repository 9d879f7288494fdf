import { sql, type Transaction } from "kysely";
import { countedOf } from "#features/insight/figures/api/counted.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import { campaignPlaces } from "#packages/server/db/names.ts";
import type { DB } from "#packages/server/db/types.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { campaignsSchemas } from "../contract/schemas.ts";
import { campaignOf } from "./campaign-shape.ts";
import { selectCampaigns } from "./queries.ts";
import { savedBanner } from "./saved-banner.ts";

/** Counts purchases with the campaign, except fully returned ones. For a welcome offer it counts its members' uses. */
const used = countedOf("CAMPAIGN", sql`campaign.id`).as("used");

/** Selects campaigns for lists, the newest first, without the data of the banner editor. */
export function selectListedCampaigns(db: Build) {
  return selectCampaigns(db)
    .select(["selection_id", "coupon_id", "message", "by_sms", "by_email"])
    .select(used)
    .orderBy("campaign.id", "desc");
}

/** Selects campaigns with the columns of the list and the data of the banner editor. */
export function selectMerchantCampaigns(db: Build) {
  return selectListedCampaigns(db).select(["banner_data", "banner_source_path"]);
}

type ListedCampaignRow = Awaited<ReturnType<ReturnType<typeof selectListedCampaigns>["execute"]>>[number];

type MerchantCampaignRow = Awaited<ReturnType<ReturnType<typeof selectMerchantCampaigns>["execute"]>>[number];

export function listedCampaignOf(row: ListedCampaignRow, day: ClubDay) {
  return {
    ...campaignOf(row, day),
    storedStatus: row.publish_status,
    visibilityMonths: row.welcome_months,
    audience: row.selection_id === null ? ("EVERYONE" as const) : ("SELECTION" as const),
    selectionId: row.selection_id,
    couponId: row.coupon_id,
    message: row.message,
    mediums: [...(row.by_sms ? (["SMS"] as const) : []), ...(row.by_email ? (["EMAIL"] as const) : [])],
    used: row.used,
    bannerText: row.banner_text,
    translations: row.translations,
  };
}

export function merchantCampaignOf(row: MerchantCampaignRow, day: ClubDay) {
  return versioned(campaignsSchemas.updateCampaign.body, {
    ...listedCampaignOf(row, day),
    bannerSourcePath: row.banner_source_path,
    banner: savedBanner(row),
  });
}

/** Locks a campaign's status, welcome offer flag and points of sale for the transaction. */
export function lockCampaign(trx: Transaction<DB>, id: number) {
  return trx
    .selectFrom("campaign")
    .select([
      "id",
      "name",
      "publish_status",
      "start_date",
      "end_date",
      "welcome_offer",
      campaignPlaces.as("location_ids"),
    ])
    .where("id", "=", id)
    .forNoKeyUpdate();
}
