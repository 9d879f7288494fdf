import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { thisChain } from "../../db/this-chain.ts";
import { bannerOf, campaignOf } from "./campaign-shape.ts";
import { locationIds, selectCampaigns } from "./queries.ts";

/** Purchases each campaign was used at, but those returned whole; the welcome offer's are its members'. */
const counted = sql<{ campaign_id: number; used: number }>`(select chosen.campaign_id, count(*)::int as used
  from (
    select chain_id, campaign_id, purchase_id from purchase_campaign where chain_id = ${thisChain}
    union select chain_id, campaign_id, used_purchase_id from member_welcome_offer
      where chain_id = ${thisChain} and used_purchase_id is not null
  ) as chosen
    join purchase on (purchase.chain_id, purchase.id) = (chosen.chain_id, chosen.purchase_id)
  where purchase.returned_at is null
  group by chosen.campaign_id)`.as("counted");

/** Every campaign as the merchant sees it, the newest first. */
export function selectMerchantCampaigns(db: Build) {
  return selectCampaigns(db)
    .leftJoin(counted, "counted.campaign_id", "campaign.id")
    .select([
      "audience",
      "coupon_id",
      "message",
      "by_sms",
      "by_email",
      "banner_data",
      "banner_source_path",
      "counted.used",
    ])
    .orderBy("campaign.id", "desc");
}

type MerchantCampaignRow = Awaited<ReturnType<ReturnType<typeof selectMerchantCampaigns>["execute"]>>[number];

export function merchantCampaignOf(row: MerchantCampaignRow, day: ClubDay) {
  return {
    ...campaignOf(row, day),
    storedStatus: row.publish_status,
    visibilityMonths: row.welcome_months,
    audience: "EVERYONE" as const,
    couponId: row.coupon_id,
    bannerSourcePath: row.banner_source_path,
    message: row.message,
    mediums: [...(row.by_sms ? (["SMS"] as const) : []), ...(row.by_email ? (["EMAIL"] as const) : [])],
    banner: bannerOf(row),
    used: row.used ?? 0,
  };
}

/** A campaign's status, flag and places, held until the transaction ends: nobody else moves it meanwhile. */
export function lockCampaign(db: Build, id: number) {
  return db
    .selectFrom("campaign")
    .select(["id", "publish_status", "start_date", "end_date", "welcome_offer", locationIds.as("location_ids")])
    .where("id", "=", id)
    .forNoKeyUpdate();
}
