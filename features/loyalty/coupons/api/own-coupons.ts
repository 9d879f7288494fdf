import { sql } from "kysely";
import { carrierOf } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { effectiveStatus, type StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import { type CouponUseFacts, couponUse } from "../domain/coupons.ts";
import { type CouponRow, couponFacts, dateOf, selectCoupons, usedUp } from "./coupon-shape.ts";
import { usedByMember } from "./not-cancelled.ts";

/** Selects published coupons with the facts that decide if this member can use them. */
export function selectOwnCoupons(
  db: Build,
  { memberId, statuses }: { memberId: number; statuses: readonly StoredStatus[] },
) {
  return selectCoupons(db, statuses).select(["coupon.per_member_limit", usedByMember(memberId).as("used_by_member")]);
}

/** Selects this member's uses of published coupons with a limit. Data common to all members is read separately. */
export function selectLimitedCoupons(db: Build, memberId: number) {
  return db
    .selectFrom("coupon")
    .leftJoin("coupon_stock as stock", (join) =>
      join.onRef("stock.chain_id", "=", "coupon.chain_id").onRef("stock.coupon_id", "=", "coupon.id"),
    )
    .select(["coupon.id", usedUp.as("used_up"), usedByMember(memberId).as("used_by_member")])
    .where("coupon.publish_status", "=", sql.lit("ACTIVE"))
    .where((eb) => eb.or([eb("coupon.per_member_limit", "is not", null), eb("stock.coupon_id", "is not", null)]));
}

export type OwnCouponRow = CouponRow & { per_member_limit: number | null; used_by_member: number };

/** Returns the facts that decide if the member can use a coupon, for the display and for the use itself. */
export function useFactsOf(
  row: Omit<OwnCouponRow, "id" | "name" | "description" | "translations" | "image_path" | "value_ore" | "minimum_ore">,
  { balance, reached, day }: { balance: number; reached: boolean; day: ClubDay },
): CouponUseFacts {
  return {
    kind: row.kind,
    status: effectiveStatus(couponFacts(row, day)),
    startsOn: dateOf(row.starts_on),
    endsOn: dateOf(row.ends_on),
    usedUp: row.used_up,
    perMemberLimit: row.per_member_limit,
    usedByMember: row.used_by_member,
    pointsRequired: row.points_required,
    balance,
    reached,
    inGrace: day.inGrace,
  };
}

/**
 * The member's facts for coupons. `carriers`: the running campaigns and the usable welcome offer; `brought`: coupons
 * from sendouts.
 */
export interface Holder {
  balance: number;
  carriers: Parameters<typeof carrierOf>[0];
  brought: readonly number[];
  day: ClubDay;
}

/** The member's access to a coupon: usable, too few points (`OUT_OF_REACH`), stopped, or not available (`GONE`). */
export type Availability = "USABLE" | "OUT_OF_REACH" | "STOPPED" | "GONE";

/** Returns the member's access to a coupon today. Checks a stopped coupon as if it were active. Spec §4 "Coupons". */
export function availabilityOf(row: OwnCouponRow, { balance, carriers, brought, day }: Holder): Availability {
  const reached = carrierOf(carriers, row.id) !== undefined || brought.includes(row.id);
  const facts = useFactsOf(row, { balance, reached, day });
  const isStopped = facts.status === "STOPPED";
  const use = couponUse({ ...facts, status: isStopped ? "ACTIVE" : facts.status }, day.today);
  if (!use.ok && use.reason !== "NOT_ENOUGH_POINTS") return "GONE";
  if (isStopped) return "STOPPED";
  return use.ok ? "USABLE" : "OUT_OF_REACH";
}
