import { mayRedeem, type PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { textMax } from "#packages/domain/limits.ts";
import { maxAmountOre, minAmountOre } from "#packages/domain/money.ts";
import { type CheckedName, checkName } from "#packages/domain/people/names.ts";
import { type CouponKind, couponKindRules } from "./coupon-kinds.ts";

/** The facts of a coupon and a member that decide if the member may use the coupon. */
export interface CouponUseFacts {
  kind: CouponKind;
  /** The status shown to staff and members, from `effectiveStatus`. */
  status: PublishStatus;
  startsOn: Temporal.PlainDate | null;
  endsOn: Temporal.PlainDate | null;
  /** Whether the uses have reached the total limit. */
  usedUp: boolean;
  /** The number of uses per member; null for no limit. */
  perMemberLimit: number | null;
  /** The number of this member's uses that were not cancelled. */
  usedByMember: number;
  /** The price in points; null for a coupon that costs no points. */
  pointsRequired: number | null;
  balance: number;
  /** Whether the member gets the coupon through a current campaign, the welcome offer or a sendout. */
  reached: boolean;
  /** Whether today is within the 30 days in which members may redeem after the subscription lapsed. */
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

/** Whether a day is from `startsOn` to `endsOn`, inclusive. Null: no limit on that side. */
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

/** Whether the uses have reached the total limit. `taken`: uses that were not cancelled. Null: no limit. */
export function isUsedUp(totalLimit: number | null, taken: number): boolean {
  return totalLimit !== null && taken >= totalLimit;
}

/**
 * Whether a purchase reaches a coupon's minimum, before any coupon pays. In öre; null: no minimum, or a visit without a
 * purchase.
 */
export function reachesMinimum(minimumOre: number | null, amountOre: number | null): boolean {
  return minimumOre === null || (amountOre !== null && amountOre >= minimumOre);
}

/** Amounts in öre: paid in money, paid by value coupons, and the value of coupons that is lost. */
export interface Payment {
  paidOre: number;
  discountOre: number;
  lostOre: number;
}

/** Splits a payment between value coupons and money, coupons first. The member earns points on `paidOre`. */
export function payWith(amountOre: number, valuesOre: readonly number[]): Payment {
  const worth = valuesOre.reduce((sum, value) => sum + value, 0);
  const discountOre = Math.min(amountOre, worth);
  return { paidOre: amountOre - discountOre, discountOre, lostOre: worth - discountOre };
}

/**
 * A coupon's fields in the back office. `valueOre`: in öre, null unless the kind pays money. `pointsRequired`: null
 * unless the kind costs points.
 */
export interface CouponFields {
  kind: CouponKind;
  name: string;
  pointsRequired: number | null;
  valueOre: number | null;
  /** The minimum purchase in öre, before any coupon pays. Null: no minimum, and no purchase is needed. */
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
