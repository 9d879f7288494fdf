import { sql } from "kysely";
import type { Build } from "./build.ts";
import { thisChain } from "./this-chain.ts";

/** Selects the names of a club's points of sale, including closed ones. */
export const selectLocationNames = (db: Build) => db.selectFrom("location").select(["id", "name"]);

/** Selects the names of a club's current categories. */
export const selectCategoryNames = (db: Build) =>
  db.selectFrom("category").select(["category.id", "category.name"]).where("removed_at", "is", null);

/** Points of sale of a `campaign` row; an empty array means all. */
export const campaignPlaces = sql<number[]>`array(select place.location_id from campaign_location place
  where place.chain_id = ${thisChain} and place.campaign_id = campaign.id order by place.location_id)`;

/** Selects the names of a club's campaigns of any status, with their points of sale. */
export const selectCampaignNames = (db: Build) =>
  db.selectFrom("campaign").select(["id", "name", campaignPlaces.as("location_ids")]);

/** Selects the names of a club's stamp cards of any status. */
export const selectStampCardNames = (db: Build) => db.selectFrom("stamp_card").select(["id", "name"]);

/** Selects the names of a club's coupons of any status. */
export const selectCouponNames = (db: Build) => db.selectFrom("coupon").select(["id", "name"]);
