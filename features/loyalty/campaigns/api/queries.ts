import { type RawBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { type CouponRow, selectCouponRows } from "#features/loyalty/coupons/api/coupon-shape.ts";
import type { ForSome } from "#features/messages/selections/api/ask-audiences.ts";
import type { Build } from "#packages/server/db/build.ts";
import { campaignPlaces } from "#packages/server/db/names.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import type { CampaignText } from "./campaign-shape.ts";

/** Whether a `campaign` row runs at this point of sale. SQL twin of the domain's `runsAt`. */
export function runsAt(locationId: number | RawBuilder<number>) {
  return sql<boolean>`not exists (select from campaign_location place
      where place.chain_id = ${thisChain} and place.campaign_id = campaign.id
      having count(*) > 0 and not bool_or(place.location_id = ${locationId}))`;
}

/** Whether a `campaign` row runs everywhere or at an open point of sale. */
export const runsSomewhere = sql<boolean>`not exists (select from campaign_location place
    join location on location.chain_id = place.chain_id and location.id = place.location_id
  where place.chain_id = ${thisChain} and place.campaign_id = campaign.id
  having count(*) > 0 and not bool_or(location.closed_at is null))`;

/** The selection of a `campaign` row; null for all members. */
export const chosen = sql<{ expression: unknown } | null>`(select jsonb_build_object('expression', selection.expression)
  from selection where selection.chain_id = ${thisChain} and selection.id = campaign.selection_id)`;

/** Selects campaigns of any status with the columns for `campaignOf`. The caller adds filters and order. */
export function selectCampaigns(db: Build) {
  return db
    .selectFrom("campaign")
    .select([
      "campaign.id",
      "campaign.name",
      "campaign.description",
      "banner_path",
      "banner_text",
      "action_button_label",
    ])
    .select(["action_button_target", "start_date", "end_date", "campaign.publish_status", "welcome_offer"])
    .select(["public_to_all", "welcome_months", campaignPlaces.as("location_ids"), chosen.as("chosen")])
    .select(translationsColumn<CampaignText>("campaign.translations").as("translations"))
    .select(sql<unknown[] | null>`jsonb_path_query_array(banner_data, '$.texts[*].text')`.as("banner_texts"))
    .select(
      jsonObjectFrom(
        selectCouponRows(db)
          .where(sql<boolean>`(coupon.chain_id, coupon.id) = (${thisChain}, campaign.coupon_id)`)
          .$castTo<CouponRow>(),
      ).as("coupon"),
    );
}

/** Whether a campaign is active and today is within its days. SQL twin of the domain's `isCurrent`. */
export function isCurrent(today: Temporal.PlainDate) {
  const day = sql`${today}::date`;
  return sql<boolean>`campaign.publish_status = 'ACTIVE' and coalesce(campaign.start_date <= ${day}, true)
    and coalesce(campaign.end_date >= ${day}, true)`;
}

const newestFirst = sql`campaign.start_date desc nulls last, campaign.id desc`;

/**
 * Selects the campaigns that run here today and give members the `coupon` of the row, the newest first. The domain's
 * `carrierOf` picks the first one for the member.
 */
export function carriersOfCoupon(today: Temporal.PlainDate, locationId: number | RawBuilder<number>) {
  return sql<ForSome[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', campaign.id, 'chosen', ${chosen})
      order by ${newestFirst}), '[]') from campaign
    where campaign.chain_id = ${thisChain} and campaign.coupon_id = coupon.id and not campaign.welcome_offer
      and ${isCurrent(today)} and ${runsAt(locationId)})`;
}

/**
 * Selects campaigns that run today anywhere, including the welcome offer, the newest first. `publicOnly`: only those
 * for the landing page.
 */
export function selectCurrentCampaigns(db: Build, today: Temporal.PlainDate, { publicOnly = false } = {}) {
  const current = selectCampaigns(db).where(isCurrent(today)).where(runsSomewhere).orderBy(newestFirst);
  return publicOnly ? current.where("public_to_all", "=", true) : current;
}

/** Selects the welcome offer for a member who joins today: at most one. */
export function selectCurrentWelcomeOffer(db: Build, today: Temporal.PlainDate) {
  return db
    .selectFrom("campaign")
    .select(["campaign.id", "welcome_months"])
    .where(isCurrent(today))
    .where("welcome_offer", "=", true)
    .$narrowType<{ welcome_months: number }>();
}

/** Whether the member used the welcome offer in the `purchase` row and has not got it back by a return. */
export const welcomeOfferUsed = sql<boolean>`exists (select from member_welcome_offer as offer
  where offer.chain_id = ${thisChain} and offer.member_id = purchase.member_id
    and offer.used_purchase_id = purchase.id)`;
