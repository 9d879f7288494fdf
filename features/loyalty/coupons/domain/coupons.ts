import { mayRedeem, type PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { textMax } from "#packages/domain/limits.ts";
import { maxAmountOre, minAmountOre } from "#packages/domain/money.ts";
import { type CheckedName, checkName } from "#packages/domain/people/names.ts";
import { type CouponKind, couponKindRules } from "./coupon-kinds.ts";

/** The facts of a coupon and a member before a use. */
export interface CouponUseFacts {
  kind: CouponKind;
  /** The shown status: `effectiveStatus`. */
  status: PublishStatus;
  startsOn: Temporal.PlainDate | null;
  endsOn: Temporal.PlainDate | null;
  /** The uses have reached the total limit. */
  usedUp: boolean;
  /** Null for no limit. */
  perMemberLimit: number | null;
  /** This member's uses that were not cancelled. */
  usedByMember: number;
  /** Null for a coupon that costs no points. */
  pointsRequired: number | null;
  balance: number;
  /** Whether the member has it through a current campaign, the welcome offer or a sendout. */
  reached: boolean;
  /** Within the 30 days in which members may redeem after the subscription lapsed. */
  inGrace: boolean;
}

export type CouponUse =
  | { ok: true }
  | {
      ok: false;
      reason: "COUPON_NOT_YOURS" | "COUPON_USED_UP" | "COUPON_NOT_ACTIVE" | "COUPON_ALREADY_USED" | "NOT_ENOUGH_POINTS";
    };

/** Decides if a member may use a coupon once today, for the till's tiles and the server. Spec §4 "Coupons". */
export function couponUse(facts: CouponUseFacts, today: Temporal.PlainDate): CouponUse {
  const { kind, status, usedUp, perMemberLimit, usedByMember, pointsRequired, balance } = facts;
  const active = mayRedeem(status, facts.inGrace);
  if (couponKindRules[kind].isBrought && !facts.reached) return { ok: false, reason: "COUPON_NOT_YOURS" };
  if (usedUp && (active || status === "COMPLETED")) return { ok: false, reason: "COUPON_USED_UP" };
  if (!active || !isWithin(facts.startsOn, facts.endsOn, today)) return { ok: false, reason: "COUPON_NOT_ACTIVE" };
  if (perMemberLimit !== null && usedByMember >= perMemberLimit) return { ok: false, reason: "COUPON_ALREADY_USED" };
  if (pointsRequired !== null && balance < pointsRequired) return { ok: false, reason: "NOT_ENOUGH_POINTS" };
  return { ok: true };
}

/** Whether a day is within a validity, including its first and last day; null is open on that side. */
export function isWithin(
  startsOn: Temporal.PlainDate | null,
  endsOn: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): boolean {
  const hasBegun = startsOn === null || Temporal.PlainDate.compare(startsOn, today) <= 0;
  return hasBegun && (endsOn === null || Temporal.PlainDate.compare(today, endsOn) <= 0);
}

/** Whether a coupon is available on a day to its members: active and within its days. */
export function canBeHad(
  { status, startsOn, endsOn }: Pick<CouponUseFacts, "status" | "startsOn" | "endsOn">,
  today: Temporal.PlainDate,
): boolean {
  return status === "ACTIVE" && isWithin(startsOn, endsOn, today);
}

/** Whether a limit is reached; `taken`: uses that were not cancelled. Null: no limit. */
export function isUsedUp(totalLimit: number | null, taken: number): boolean {
  return totalLimit !== null && taken >= totalLimit;
}

/** Whether a purchase reaches a coupon's minimum, before any coupon pays. Öre; null: no minimum, no purchase. */
export function reachesMinimum(minimumOre: number | null, amountOre: number | null): boolean {
  return minimumOre === null || (amountOre !== null && amountOre >= minimumOre);
}

/** Amounts in öre: paid in money, paid by value coupons, and the lost value of coupons. */
export interface Payment {
  paidOre: number;
  discountOre: number;
  lostOre: number;
}

/** Splits a payment between value coupons and money, coupons first. Points count on `paidOre`. */
export function payWith(amountOre: number, valuesOre: readonly number[]): Payment {
  const worth = valuesOre.reduce((sum, value) => sum + value, 0);
  const discountOre = Math.min(amountOre, worth);
  return { paidOre: amountOre - discountOre, discountOre, lostOre: worth - discountOre };
}

/**
 * A coupon's fields in the back office. `valueOre` in öre, null unless it pays money; `pointsRequired` null unless it
 * costs points.
 */
export interface CouponFields {
  kind: CouponKind;
  name: string;
  pointsRequired: number | null;
  valueOre: number | null;
  /** The minimum purchase in öre, before any coupon pays. Null: any purchase, or none. */
  minimumOre: number | null;
  startsOn: Temporal.PlainDate | null;
  endsOn: Temporal.PlainDate | null;
  totalLimit: number | null;
  perMemberLimit: number | null;
}

export type CouponProblem =
  | Extract<CheckedName, { ok: false }>["reason"]
  | "VALUE_REQUIRED"
  | "AMOUNT_TOO_SMALL"
  | "AMOUNT_TOO_LARGE"
  | "END_BEFORE_START"
  | "LIMIT_BELOW_TAKEN"
  | "INVALID_INPUT";

export type CheckedCoupon<F extends CouponFields> =
  | { ok: true; coupon: F }
  | { ok: false; problems: Partial<Record<keyof CouponFields, CouponProblem>> };

/**
 * Checks a coupon's fields; `taken`: uses that were not cancelled. Returns them as stored, without fields of the other
 * kind, or a problem per wrong field. Spec §5.
 */
export function checkCouponFields<F extends CouponFields>(fields: F, taken = 0): CheckedCoupon<F> {
  const name = checkName(fields.name, { max: textMax.offerName });
  const { costsPoints, paysMoney } = couponKindRules[fields.kind];
  const fieldProblems: Record<string, CouponProblem | null> = {
    name: name.ok ? null : name.reason,
    pointsRequired: costsPoints ? priceProblem(fields.pointsRequired) : null,
    valueOre: paysMoney ? (fields.valueOre === null ? "VALUE_REQUIRED" : amountProblem(fields.valueOre)) : null,
    minimumOre: fields.minimumOre === null ? null : amountProblem(fields.minimumOre),
    endsOn: endsBeforeStart(fields.startsOn, fields.endsOn) ? "END_BEFORE_START" : null,
    totalLimit: limitProblem(fields.totalLimit, taken),
    perMemberLimit: limitProblem(fields.perMemberLimit, 0),
  };
  const problems = Object.fromEntries(Object.entries(fieldProblems).filter(([, problem]) => problem !== null));
  if (!name.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  const own = { ...(!costsPoints && { pointsRequired: null }), ...(!paysMoney && { valueOre: null }) };
  return { ok: true, coupon: { ...fields, ...own, name: name.name } };
}

/** Whether an end is before its start; both may be the same day. Spec §5. */
export function endsBeforeStart(start: Temporal.PlainDate | null, end: Temporal.PlainDate | null): boolean {
  return start !== null && end !== null && Temporal.PlainDate.compare(end, start) < 0;
}

function priceProblem(points: number | null): CouponProblem | null {
  if (points === null) return "REQUIRED";
  return Number.isInteger(points) && points >= 1 ? null : "INVALID_INPUT";
}

function amountProblem(ore: number): CouponProblem | null {
  if (!Number.isInteger(ore)) return "INVALID_INPUT";
  if (ore < minAmountOre) return "AMOUNT_TOO_SMALL";
  return ore > maxAmountOre ? "AMOUNT_TOO_LARGE" : null;
}

function limitProblem(limit: number | null, taken: number): CouponProblem | null {
  if (limit === null) return null;
  if (!Number.isInteger(limit) || limit < 1) return "INVALID_INPUT";
  return limit < taken ? "LIMIT_BELOW_TAKEN" : null;
}
