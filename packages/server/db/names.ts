import { sql } from "kysely";
import type { Build } from "./build.ts";
import { thisChain } from "./this-chain.ts";

/** What a club's points of sale are called, closed ones too. */
export const selectLocationNames = (db: Build) => db.selectFrom("location").select(["id", "name"]);

/** What its categories in use are called. */
export const selectCategoryNames = (db: Build) =>
  db.selectFrom("category").select(["category.id", "category.name"]).where("removed_at", "is", null);

/** The points of sale of a row of `campaign`; none: it runs at all. */
export const campaignPlaces = sql<number[]>`array(select place.location_id from campaign_location place
  where place.chain_id = ${thisChain} and place.campaign_id = campaign.id order by place.location_id)`;

/** What its campaigns of any status are called, with who sees them. */
export const selectCampaignNames = (db: Build) =>
  db.selectFrom("campaign").select(["id", "name", campaignPlaces.as("location_ids")]);

/** What its stamp cards of any status are called. */
export const selectStampCardNames = (db: Build) => db.selectFrom("stamp_card").select(["id", "name"]);

/** What its coupons of any status are called. */
export const selectCouponNames = (db: Build) => db.selectFrom("coupon").select(["id", "name"]);
