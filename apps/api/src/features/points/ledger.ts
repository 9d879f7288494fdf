import type { EarningRule } from "@stammis/domain/points";
import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/types.ts";

/** Lots with something left, whether or not still valid; soonest to expire first. */
export function selectOpenLots(db: Kysely<DB>, memberId: number) {
  return db
    .selectFrom("point_lot")
    .select(["id", "amount", "left_points as left", "valid_through as validThrough"])
    .where("member_id", "=", memberId)
    .where("left_points", ">", 0)
    .orderBy("valid_through")
    .orderBy("id");
}

/** SQL twin of the domain's `balanceOn`, for lists of members. */
export function balanceColumn(today: Temporal.PlainDate) {
  return sql<number>`(select coalesce(sum(lot.left_points), 0)::bigint from point_lot lot
    where lot.chain_id = member.chain_id and lot.member_id = member.id
      and lot.left_points > 0 and lot.valid_through >= ${today.toString()}::date)`;
}

export function selectRule(db: Kysely<DB>) {
  return db
    .selectFrom("club_points")
    .select(["active", "name", "description"])
    .select("points_per_krona_hundredths as pointsPerKronaHundredths")
    .select("month_validation as monthValidation")
    .select("counted_points_from as countedPointsFrom");
}

/** A chain whose rule is not written yet earns nothing. */
export const noRule: EarningRule = {
  active: false,
  pointsPerKronaHundredths: 100,
  monthValidation: 12,
  countedPointsFrom: null,
};
