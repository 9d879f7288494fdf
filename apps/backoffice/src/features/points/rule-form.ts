import { textMax } from "@stammis/domain/limits";
import { parseAmount } from "@stammis/domain/money";
import { checkName, normaliseName } from "@stammis/domain/people/names";
import { type Earning, type EarningRule, earningOf } from "@stammis/domain/points/points";
import { pointsTexts } from "@stammis/domain/translations/check-translations";
import type { FieldCodes } from "@stammis/shell/use-form.ts";
import {
  type FormTranslations,
  formTranslations,
  writtenTranslations,
  wrongTranslations,
} from "../../lib/form-translations.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import type { ClubPoints } from "./queries.ts";

/** What the club says of its points, in every language it offers. */
export const pointsFields = ["name", "description"] as const;
export type PointsText = (typeof pointsFields)[number];

/** The rule as it is typed; `countedPointsFrom` is a date or empty. */
export type RuleForm = {
  name: string;
  description: string;
  translations: FormTranslations<PointsText>;
  pointsPerKrona: string;
  monthValidation: string;
  countedPointsFrom: string;
  /** Most points one cashier may give on one day: to one member, and in all. */
  perMember: string;
  perDay: string;
  /** Most kronor one cashier may confirm alone: at one purchase, and of unusual amounts in all on one day. */
  alonePerPurchase: string;
  alonePerDay: string;
  /** Öre a point costs; empty: not said. */
  pointCost: string;
};

export const limitFields = ["perMember", "perDay"] as const;
export const aloneFields = ["alonePerPurchase", "alonePerDay"] as const;

const months = { min: 1, max: 120 };
const limits = { perMember: { min: 0, max: 1_000_000 }, perDay: { min: 0, max: 10_000_000 } };
const alone = { perPurchase: { min: 0, max: 10_000_000 }, perDay: { min: 0, max: 100_000_000 } };
/** Hundredths of a point per krona. */
const rate = { min: 1, max: 100_000 };

/** The form of a rule; numbers are typed with the decimal sign of `language`. */
export function ruleFormOf(rule: ClubPoints, language: string): RuleForm {
  const { name, description, pointsPerKrona, monthValidation, countedPointsFrom, corrections, alone: large } = rule;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  return {
    name,
    description,
    translations: formTranslations(pointsFields, rule.translations),
    pointsPerKrona: number.format(pointsPerKrona),
    monthValidation: String(monthValidation),
    countedPointsFrom: countedPointsFrom ?? "",
    perMember: String(corrections.perMember),
    perDay: String(corrections.perDay),
    alonePerPurchase: String(large.perPurchase),
    alonePerDay: String(large.perDay),
    pointCost: rule.pointCost === null ? "" : number.format(rule.pointCost),
  };
}

/** Hundredths of a point per krona, typed as "1,5"; null when it is no such number. Two decimals, as an amount has. */
function rateOf(typed: string): number | null {
  const read = parseAmount(typed);
  return read.ok && read.ore >= rate.min && read.ore <= rate.max ? read.ore : null;
}

/** Most hundredths of an öre that a point may cost: a hundred kronor. */
const mostCost = 1_000_000;

/** Hundredths of an öre, typed as "2,5"; null when it is no such number. */
function costOf(typed: string): number | null {
  const read = parseAmount(typed);
  return read.ok && read.ore >= 1 && read.ore <= mostCost ? read.ore : null;
}

/** What a point costs as it goes on the wire; the form has been checked. */
export function pointCostOf({ pointCost }: RuleForm) {
  const hundredths = costOf(pointCost);
  return { pointCost: hundredths === null ? null : hundredths / 100 };
}

/** Öre a point costs when a reward for so many of them costs so much, as one would type it. */
export function costOfReward(ore: number, points: number, decimalMark: string): string {
  return String(Math.round((ore * 100) / points) / 100).replace(".", decimalMark);
}

const monthsOf = (typed: string) => wholeNumber(typed, months);

export function checkRule(form: RuleForm): FieldCodes<RuleForm> {
  const name = normaliseName(form.name) === "" ? null : checkName(form.name, { min: 1, max: textMax.offerName });
  return {
    ...wrongTranslations(form.translations, pointsTexts),
    name: name === null || name.ok ? null : name.reason,
    pointsPerKrona: rateOf(form.pointsPerKrona) === null ? "INVALID_INPUT" : null,
    monthValidation: monthsOf(form.monthValidation) === null ? "INVALID_INPUT" : null,
    perMember: wholeNumber(form.perMember, limits.perMember) === null ? "INVALID_INPUT" : null,
    perDay: wholeNumber(form.perDay, limits.perDay) === null ? "INVALID_INPUT" : null,
    alonePerPurchase: wholeNumber(form.alonePerPurchase, alone.perPurchase) === null ? "INVALID_INPUT" : null,
    alonePerDay: wholeNumber(form.alonePerDay, alone.perDay) === null ? "INVALID_INPUT" : null,
    pointCost: form.pointCost.trim() !== "" && costOf(form.pointCost) === null ? "INVALID_INPUT" : null,
  };
}

/** The rule as it goes on the wire; the form has been checked. */
export function ruleOf({ name, description, translations, countedPointsFrom, ...form }: RuleForm) {
  return {
    name,
    description,
    translations: writtenTranslations(translations),
    pointsPerKrona: (rateOf(form.pointsPerKrona) ?? 0) / 100,
    monthValidation: monthsOf(form.monthValidation) ?? 0,
    countedPointsFrom: countedPointsFrom || null,
  };
}

/** The cashiers' limits as they go on the wire; the form has been checked. */
export function limitsOf({ perMember, perDay }: RuleForm) {
  return {
    perMember: wholeNumber(perMember, limits.perMember) ?? 0,
    perDay: wholeNumber(perDay, limits.perDay) ?? 0,
  };
}

/** What cashiers may confirm alone, as it goes on the wire; the form has been checked. */
export function aloneOf({ alonePerPurchase, alonePerDay }: RuleForm) {
  return {
    perPurchase: wholeNumber(alonePerPurchase, alone.perPurchase) ?? 0,
    perDay: wholeNumber(alonePerDay, alone.perDay) ?? 0,
  };
}

export type Example =
  | { kind: "incomplete" }
  | { kind: "later"; from: string }
  | { kind: "nothing" }
  | ({ kind: "earns" } & Earning);

/** What a purchase of some öre on a day would give under the rule as typed; worked out as the till would. */
export function exampleOf(form: RuleForm, amountOre: number, today: Temporal.PlainDate): Example {
  const [hundredths, monthValidation] = [rateOf(form.pointsPerKrona), monthsOf(form.monthValidation)];
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
