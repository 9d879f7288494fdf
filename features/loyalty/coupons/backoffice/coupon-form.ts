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

/** A coupon's texts, each in every language the club offers. */
export const couponFields = ["name", "description"] as const;
type CouponText = (typeof couponFields)[number];

/** A coupon as it is typed; dates and limits are empty where there is none. */
export type CouponForm = {
  kind: CouponKind;
  name: string;
  description: string;
  translations: FormTranslations<CouponText>;
  /** Of a reward. */
  pointsRequired: string;
  /** Kronor, of a value coupon. */
  value: string;
  /** Kronor; empty for any purchase, and for none. */
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

/** Points typed as "1 000"; null when that is no whole number of points that a reward can cost. */
export const pointsOf = (typed: string) => wholeNumber(typed, numberLimits.rewardPoints);

/** Null where nothing is typed; not a number for what is no amount. */
function oreOf(typed: string): number | null {
  if (typed.trim() === "") return null;
  const read = parseAmount(typed);
  return read.ok ? read.ore : Number.NaN;
}

const kronorOf = (ore: number | null) => (ore === null ? null : kronorFromOre(ore));
const dateOf = (typed: string) => (typed === "" ? null : Temporal.PlainDate.from(typed));

/** Null for no limit; not a number for what is none. */
function limitOf(typed: string, limits: NumberLimits): number | null {
  return typed.trim() === "" ? null : (wholeNumber(typed, limits) ?? Number.NaN);
}

/** The same check as the server's; `taken`: uses that stand. Spec §5. */
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

/** The coupon as it goes on the wire; the form has been checked. */
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

/** Whether members can have it today. */
export function isOffered({ publishStatus, startDate, endDate }: Coupon, today: Temporal.PlainDate): boolean {
  return canBeHad({ status: publishStatus, startsOn: dateOf(startDate ?? ""), endsOn: dateOf(endDate ?? "") }, today);
}
