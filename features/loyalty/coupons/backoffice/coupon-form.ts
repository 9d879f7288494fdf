import { type NumberLimits, numberLimits } from "#packages/domain/limits.ts";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import {
  type FormTranslations,
  formTranslations,
  writtenTranslations,
  wrongTranslations,
} from "#packages/web/backoffice/translations/form-translations.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import { couponTexts } from "../domain/coupon-texts.ts";
import { canBeHad, checkCouponFields } from "../domain/coupons.ts";
import type { Coupon, CouponFields, CouponKind } from "./queries.ts";

/** The texts of a coupon that are translated. */
export const couponFields = ["name", "description"] as const;
type CouponText = (typeof couponFields)[number];

/** A coupon in the form; dates and limits are empty if not set. */
export type CouponForm = {
  kind: CouponKind;
  name: string;
  description: string;
  translations: FormTranslations<CouponText>;
  /** The price of a reward in points. */
  pointsRequired: string;
  /** The worth of a value coupon in kronor. */
  value: string;
  /** The minimum purchase in kronor; empty for no minimum. */
  minimumPurchase: string;
  startDate: string;
  endDate: string;
  totalLimit: string;
  perMemberLimit: string;
};

export const emptyCoupon = (kind: CouponKind): CouponForm => ({
  kind,
  name: "",
  description: "",
  translations: formTranslations(couponFields),
  pointsRequired: "100",
  value: "50",
  minimumPurchase: "",
  startDate: "",
  endDate: "",
  totalLimit: "",
  perMemberLimit: String(couponKindRules[kind].perMemberLimit ?? ""),
});

const typedKronor = (kronor: number | null) => String(kronor ?? "").replace(".", ",");

export function couponFormOf(coupon: Coupon): CouponForm {
  const { kind, name, description, startDate, endDate, totalLimit, perMemberLimit } = coupon;
  return {
    kind,
    name,
    description,
    translations: formTranslations(couponFields, coupon.translations),
    pointsRequired: String(coupon.pointsRequired),
    value: typedKronor(coupon.value),
    minimumPurchase: typedKronor(coupon.minimumPurchase),
    startDate: startDate ?? "",
    endDate: endDate ?? "",
    totalLimit: String(totalLimit ?? ""),
    perMemberLimit: String(perMemberLimit ?? ""),
  };
}

/** Reads points typed as "1 000"; null unless a valid price of a reward. */
export const pointsOf = (typed: string) => wholeNumber(typed, numberLimits.rewardPoints);

/** Reads a typed amount into öre. Null for empty text; NaN for an invalid amount. */
function oreOf(typed: string): number | null {
  if (typed.trim() === "") return null;
  const read = parseAmount(typed);
  return read.ok ? read.ore : Number.NaN;
}

const kronorOf = (ore: number | null) => (ore === null ? null : kronorFromOre(ore));
const dateOf = (typed: string) => (typed === "" ? null : Temporal.PlainDate.from(typed));

/** Reads a typed limit. Null for an empty text: no limit; NaN for an invalid limit. */
function limitOf(typed: string, limits: NumberLimits): number | null {
  return typed.trim() === "" ? null : (wholeNumber(typed, limits) ?? Number.NaN);
}

/** Checks the form like the server; `taken`: uses that were not cancelled. Spec §5. */
export function checkCoupon(form: CouponForm, taken: number): FieldCodes<CouponForm> {
  const { kind, name } = form;
  const checked = checkCouponFields(
    {
      kind,
      name,
      pointsRequired: couponKindRules[kind].costsPoints ? (pointsOf(form.pointsRequired) ?? Number.NaN) : null,
      valueOre: couponKindRules[kind].paysMoney ? oreOf(form.value) : null,
      minimumOre: oreOf(form.minimumPurchase),
      startsOn: dateOf(form.startDate),
      endsOn: dateOf(form.endDate),
      totalLimit: limitOf(form.totalLimit, numberLimits.couponUses),
      perMemberLimit: limitOf(form.perMemberLimit, numberLimits.couponUsesPerMember),
    },
    taken,
  );
  const wrong = wrongTranslations(form.translations, couponTexts);
  if (checked.ok) return wrong;
  const { valueOre: value, minimumOre: minimumPurchase, endsOn: endDate, ...same } = checked.problems;
  return Object.fromEntries(
    Object.entries({ ...wrong, ...same, value, minimumPurchase, endDate }).filter(([, problem]) => problem),
  );
}

/** Returns the request body of a valid form. */
export function couponOf(form: CouponForm): CouponFields {
  const { kind } = form;
  return {
    kind,
    name: form.name,
    description: form.description,
    translations: writtenTranslations(form.translations),
    pointsRequired: couponKindRules[kind].costsPoints ? pointsOf(form.pointsRequired) : null,
    value: couponKindRules[kind].paysMoney ? kronorOf(oreOf(form.value)) : null,
    minimumPurchase: kronorOf(oreOf(form.minimumPurchase)),
    startDate: form.startDate || null,
    endDate: form.endDate || null,
    totalLimit: limitOf(form.totalLimit, numberLimits.couponUses),
    perMemberLimit: limitOf(form.perMemberLimit, numberLimits.couponUsesPerMember),
  };
}

/** Whether the coupon is available to members today. */
export function isOffered({ publishStatus, startDate, endDate }: Coupon, today: Temporal.PlainDate): boolean {
  return canBeHad({ status: publishStatus, startsOn: dateOf(startDate ?? ""), endsOn: dateOf(endDate ?? "") }, today);
}
