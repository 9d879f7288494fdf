import { numberLimits, textMax } from "#packages/domain/limits.ts";
import { checkName, normaliseName } from "#packages/domain/people/names.ts";
import { hundredthsOf, typedNumber } from "#packages/web/backoffice/forms/decimal-number.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import {
  type FormTranslations,
  formTranslations,
  writtenTranslations,
  wrongTranslations,
} from "#packages/web/backoffice/translations/form-translations.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { type Earning, type EarningRule, earningOf } from "../domain/points.ts";
import { pointsTexts } from "../domain/points-texts.ts";
import type { ClubPoints } from "./queries.ts";

/** The texts of the club's points that are translated. */
export const pointsFields = ["name", "description"] as const;
export type PointsText = (typeof pointsFields)[number];

/** The rule in the form; `countedPointsFrom` is a date or empty. */
export type RuleForm = {
  name: string;
  description: string;
  translations: FormTranslations<PointsText>;
  pointsPerKrona: string;
  monthValidation: string;
  countedPointsFrom: string;
  /** The most points that one cashier may give per day: to one member, and in total. */
  perMember: string;
  perDay: string;
  /**
   * The largest amounts in kronor that a cashier may confirm without a second person: per purchase, per cashier and
   * day, and per member and day.
   */
  alonePerPurchase: string;
  alonePerDay: string;
  alonePerMemberDay: string;
  /** Members a cashier may look up in an hour; empty means the installation's default. */
  lookUpsPerHour: string;
  /** Whether the till accepts a membership number without a code. */
  acceptsNumberAlone: boolean;
  /** The cost of a point in öre; empty if not set. */
  pointCost: string;
};

export const limitFields = ["perMember", "perDay"] as const;
export const lookUpFields = ["lookUpsPerHour", "acceptsNumberAlone"] as const;
export const aloneFields = ["alonePerPurchase", "alonePerDay", "alonePerMemberDay"] as const;

/** Returns the form of a rule; numbers have the decimal sign of `language`. */
export function ruleFormOf(rule: ClubPoints, language: string): RuleForm {
  const {
    name,
    description,
    pointsPerKrona,
    monthValidation,
    countedPointsFrom,
    corrections,
    alone: large,
    lookUps,
  } = rule;
  return {
    name,
    description,
    translations: formTranslations(pointsFields, rule.translations),
    pointsPerKrona: typedNumber(pointsPerKrona, language),
    monthValidation: String(monthValidation),
    countedPointsFrom: countedPointsFrom ?? "",
    perMember: String(corrections.perMember),
    perDay: String(corrections.perDay),
    alonePerPurchase: String(large.perPurchase),
    alonePerDay: String(large.perDay),
    alonePerMemberDay: String(large.perMemberDay),
    lookUpsPerHour: lookUps.perHour === null ? "" : String(lookUps.perHour),
    acceptsNumberAlone: lookUps.acceptsNumberAlone,
    pointCost: rule.pointCost === null ? "" : typedNumber(rule.pointCost, language),
  };
}

const limits = {
  monthValidation: numberLimits.validMonths,
  perMember: numberLimits.cashierPointsPerMember,
  perDay: numberLimits.cashierPointsPerDay,
  alonePerPurchase: numberLimits.cashierKronorPerPurchase,
  alonePerDay: numberLimits.cashierKronorPerDay,
  alonePerMemberDay: numberLimits.cashierKronorPerDay,
  lookUpsPerHour: numberLimits.cashierLookUpsPerHour,
};
const numberIn = (form: RuleForm, field: keyof typeof limits) => wholeNumber(form[field], limits[field]);
const rateOf = (typed: string) => hundredthsOf(typed, numberLimits.pointsPerKronaHundredths);
const costOf = (typed: string) => hundredthsOf(typed, numberLimits.pointCostHundredths);

/** Returns the request body for the cost of a point, from a valid form. */
export function pointCostOf({ pointCost }: RuleForm) {
  const hundredths = costOf(pointCost);
  return { pointCost: hundredths === null ? null : hundredths / 100 };
}

/** Returns a point's cost in öre, from a reward's cost and price in points, as text for the form. */
export function costOfReward(ore: number, points: number, decimalMark: string): string {
  return String(Math.round((ore * 100) / points) / 100).replace(".", decimalMark);
}

export function checkRule(form: RuleForm): FieldCodes<RuleForm> {
  const wrong = (field: keyof typeof limits) => (numberIn(form, field) === null ? "INVALID_INPUT" : null);
  const name = normaliseName(form.name) === "" ? null : checkName(form.name, { min: 1, max: textMax.offerName });
  return {
    ...wrongTranslations(form.translations, pointsTexts),
    name: name === null || name.ok ? null : name.reason,
    pointsPerKrona: rateOf(form.pointsPerKrona) === null ? "INVALID_INPUT" : null,
    monthValidation: wrong("monthValidation"),
    perMember: wrong("perMember"),
    perDay: wrong("perDay"),
    alonePerPurchase: wrong("alonePerPurchase"),
    alonePerDay: wrong("alonePerDay"),
    alonePerMemberDay: wrong("alonePerMemberDay"),
    lookUpsPerHour: form.lookUpsPerHour.trim() === "" ? null : wrong("lookUpsPerHour"),
    pointCost: form.pointCost.trim() !== "" && costOf(form.pointCost) === null ? "INVALID_INPUT" : null,
  };
}

/** Returns the request body of the rule, from a valid form. */
export function ruleOf(form: RuleForm) {
  return {
    name: form.name,
    description: form.description,
    translations: writtenTranslations(form.translations),
    pointsPerKrona: (rateOf(form.pointsPerKrona) ?? 0) / 100,
    monthValidation: numberIn(form, "monthValidation") ?? 0,
    countedPointsFrom: form.countedPointsFrom || null,
  };
}

/** Returns the request body of the cashiers' limits, from a valid form. */
export function limitsOf(form: RuleForm) {
  return { perMember: numberIn(form, "perMember") ?? 0, perDay: numberIn(form, "perDay") ?? 0 };
}

/** Returns the request body for amounts that cashiers may confirm alone, from a valid form. */
export function aloneOf(form: RuleForm) {
  return {
    perPurchase: numberIn(form, "alonePerPurchase") ?? 0,
    perDay: numberIn(form, "alonePerDay") ?? 0,
    perMemberDay: numberIn(form, "alonePerMemberDay") ?? 0,
  };
}

/** Returns the request body of the look-up rules, from a valid form. */
export function lookUpRulesOf(form: RuleForm) {
  return { perHour: numberIn(form, "lookUpsPerHour"), acceptsNumberAlone: form.acceptsNumberAlone };
}

export type Example =
  | { kind: "incomplete" }
  | { kind: "later"; from: string }
  | { kind: "nothing" }
  | ({ kind: "earns" } & Earning);

/** Returns the points of a purchase in öre on a day under the typed rule, computed as at the till. */
export function exampleOf(form: RuleForm, amountOre: number, today: Temporal.PlainDate): Example {
  const [hundredths, monthValidation] = [rateOf(form.pointsPerKrona), numberIn(form, "monthValidation")];
  if (hundredths === null || monthValidation === null) return { kind: "incomplete" };
  const from = form.countedPointsFrom ? Temporal.PlainDate.from(form.countedPointsFrom) : null;
  if (from && Temporal.PlainDate.compare(from, today) > 0) return { kind: "later", from: from.toString() };
  const rule: EarningRule = {
    active: true,
    pointsPerKronaHundredths: hundredths,
    monthValidation,
    countedPointsFrom: from,
  };
  const earning = earningOf(rule, amountOre, today);
  return earning ? { kind: "earns", ...earning } : { kind: "nothing" };
}
