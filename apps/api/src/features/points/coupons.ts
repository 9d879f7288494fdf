import type { CouponShape } from "@stammis/contract/shapes";
import type { Kysely } from "kysely";
import type { DB } from "../../db/types.ts";

/** Rewards in one of these statuses, cheapest first. */
export function selectCoupons(db: Kysely<DB>, statuses: readonly string[] = ["ACTIVE"]) {
  return db
    .selectFrom("coupon")
    .select(["id", "name", "description", "image_path", "points_required", "publish_status"])
    .where("publish_status", "in", [...statuses])
    .orderBy("points_required")
    .orderBy("id");
}

interface CouponRow {
  id: number;
  name: string;
  description: string;
  image_path: string | null;
  points_required: number;
  publish_status: string;
}

export function couponOf(row: CouponRow): CouponShape {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imagePath: row.image_path,
    pointsRequired: row.points_required,
    publishStatus: row.publish_status as CouponShape["publishStatus"],
  };
}
