import * as z from "zod";
import { outcomes } from "#features/outcome-shapes.ts";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { several, shownRows } from "#packages/contract/list-shapes.ts";
import { amount, beganFrom, idParams, storedStatus, version, wholeNumber } from "#packages/contract/shapes.ts";
import { translationErrors, translations } from "#packages/contract/translation-shapes.ts";
import { numberLimits, textMax } from "#packages/domain/limits.ts";
import { pictureRefusals } from "#packages/domain/pictures/check-picture.ts";
import { couponKinds } from "../domain/coupon-kinds.ts";
import type { couponsRoutes } from "./routes.ts";
import { coupon } from "./shapes.ts";

const texts = translations(["name", "description"]);
const kind = z.enum(couponKinds);
const limits = z.object({
  startDate: date.nullable().default(null),
  endDate: date.nullable().default(null),
  /** The total number of uses that members can make; null for no limit. */
  totalLimit: wholeNumber(numberLimits.couponUses).nullable().default(null),
  /** The number of uses per member. Null: no limit for a reward, one use for a value coupon. */
  perMemberLimit: wholeNumber(numberLimits.couponUsesPerMember).nullable().default(null),
});
const fields = limits.extend({
  kind: kind.default("REWARD"),
  name: z.string().trim().max(textMax.offerName),
  description: z.string().trim().max(textMax.offerText),
  /** The price of a reward in points; null for a value coupon. */
  pointsRequired: wholeNumber(numberLimits.rewardPoints).nullable().default(null),
  /** The worth of a value coupon in kronor; null for a reward. */
  value: amount.nullable().default(null),
  /** The minimum purchase in kronor, for either kind; null for no minimum. */
  minimumPurchase: amount.nullable().default(null),
  /** The translated texts. If absent, the stored texts stay. */
  translations: texts.optional(),
});
const merchantCoupon = coupon.extend({
  version,
  translations: texts,
  /** The stored status decides the next one, with `usedUp` and the end date. A used-up coupon shows COMPLETED. */
  storedStatus,
  usedUp: z.boolean(),
  totalLimit: z.number().nullable(),
  perMemberLimit: z.number().nullable(),
  /** The number of the coupon's uses that were not cancelled. */
  redeemed: z.number(),
});
export type CouponRow = z.infer<typeof merchantCoupon>;
const fieldErrors = [
  ...translationErrors,
  "REQUIRED",
  "VALUE_REQUIRED",
  "INVALID_AMOUNT",
  "AMOUNT_TOO_SMALL",
  "AMOUNT_TOO_LARGE",
  "END_BEFORE_START",
] as const;

export const couponsSchemas = {
  listCoupons: { query: z.object({ kind: kind.optional() }), answer: z.array(merchantCoupon) },
  exportCoupons: { query: shownRows },
  getCoupon: { params: idParams, answer: merchantCoupon },
  createCoupon: { body: fields, answer: merchantCoupon, errors: fieldErrors },
  /** Updates a coupon except its kind. A new price or value applies to later uses only. */
  updateCoupon: {
    params: idParams,
    body: fields.extend(beganFrom),
    answer: merchantCoupon,
    errors: [...fieldErrors, "STATUS_NOT_ALLOWED", "LIMIT_BELOW_TAKEN", "CHANGED_MEANWHILE"],
  },
  setCouponStatus: {
    params: idParams,
    body: z.object({ publishStatus: z.enum(["ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"]) }),
    answer: merchantCoupon,
    errors: ["STATUS_NOT_ALLOWED", "MEMBERSHIP_TERMS_MISSING", "END_DATE_PASSED", "SUBSCRIPTION_LAPSED"],
  },
  setCouponStatuses: { body: several.extend({ publishStatus: z.enum(["ACTIVE", "STOPPED"]) }), answer: outcomes },
  setCouponImage: {
    params: idParams,
    answer: z.object({ imagePath: z.string() }),
    errors: [...pictureRefusals, "STATUS_NOT_ALLOWED"],
  },
  removeCouponImage: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
  /** Deletes a coupon, only while its status is NEW. */
  removeCoupon: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
} as const satisfies Record<keyof typeof couponsRoutes, Schemas>;
