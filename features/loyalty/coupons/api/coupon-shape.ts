import { sql } from "kysely";
import { effectiveStatus, type StoredStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { type Translations, textsIn } from "#packages/domain/translations/translations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import type { CouponShape } from "../contract/shapes.ts";
import type { CouponKind } from "../domain/coupon-kinds.ts";

export type CouponText = "name" | "description";

/** The row behind the wire shape of a coupon. Dates are text if the row came as JSON. */
export interface CouponRow {
  id: number;
  kind: CouponKind;
  name: string;
  description: string;
  translations: Translations<CouponText>;
  image_path: string | null;
  points_required: number | null;
  value_ore: number | null;
  minimum_ore: number | null;
  starts_on: Temporal.PlainDate | string | null;
  ends_on: Temporal.PlainDate | string | null;
  publish_status: StoredStatus;
  used_up: boolean;
}

/** Whether a `coupon` row has reached its total limit. */
export const usedUp = sql<boolean>`exists (select from coupon_stock stock where stock.chain_id = ${thisChain}
  and stock.coupon_id = coupon.id and stock.taken >= stock.total_limit)`;

/** Selects coupons of any status with the columns for `couponOf`. The caller adds filters and order. */
export function selectCouponRows(db: Build) {
  return db
    .selectFrom("coupon")
    .select(["coupon.id", "coupon.kind", "coupon.name", "coupon.description", "coupon.image_path"])
    .select(["coupon.points_required", "coupon.value_ore", "coupon.starts_on", "coupon.ends_on"])
    .select(["coupon.minimum_ore", "coupon.publish_status"])
    .select([usedUp.as("used_up"), translationsColumn<CouponText>("coupon.translations").as("translations")]);
}

/** Selects coupons with one of these stored statuses: rewards first, cheapest first, then value coupons. */
export function selectCoupons(db: Build, statuses: readonly StoredStatus[] = ["ACTIVE"]) {
  return selectCouponRows(db)
    .where("coupon.publish_status", "in", [...statuses])
    .orderBy("coupon.points_required", (order) => order.asc().nullsLast())
    .orderBy("coupon.value_ore")
    .orderBy("coupon.id");
}

/** Reads a date from a row, JSON or a form. */
export const dateOf = (date: Temporal.PlainDate | string | null) =>
  date === null ? null : Temporal.PlainDate.from(date);

/** Returns the facts that decide a coupon's status. */
export function couponFacts(row: Pick<CouponRow, "publish_status" | "ends_on" | "used_up">, day: ClubDay) {
  return {
    status: row.publish_status,
    endsOn: dateOf(row.ends_on),
    usedUp: row.used_up,
    ...day,
  };
}

/** Translates the coupon's texts into a language. */
export const couponIn = <Row extends Pick<CouponRow, CouponText | "translations">>(row: Row, language: Language): Row =>
  textsIn<CouponText, Row>(row, row.translations, language);

/** Shapes the coupon for all readers, with today's status. Spec §3. */
export function couponOf(row: CouponRow, day: ClubDay): CouponShape {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    description: row.description,
    imagePath: row.image_path,
    pointsRequired: row.points_required ?? 0,
    value: row.value_ore === null ? null : kronorFromOre(row.value_ore),
    minimumPurchase: row.minimum_ore === null ? null : kronorFromOre(row.minimum_ore),
    publishStatus: effectiveStatus(couponFacts(row, day)),
    startDate: dateOf(row.starts_on)?.toString() ?? null,
    endDate: dateOf(row.ends_on)?.toString() ?? null,
  };
}
