import { stampsAmountMax, stampsAmountMin } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { numberLimits } from "#packages/domain/limits.ts";
import { hundredthsOf, typedNumber } from "#packages/web/backoffice/forms/decimal-number.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { WhatIfQuestion } from "../domain/what-if-questions.ts";
import type { Asking, Rule } from "./queries.ts";

/** The alternative rule as typed; `months` is empty for a reward. */
export type WhatIfForm = { value: string; months: string };

/** The subject of a question: a reward or a card by its id, with today's rule. Points have no id. */
export interface Subject {
  id: number | null;
  name: string;
  now: Rule;
}

const stamps = { min: stampsAmountMin, max: stampsAmountMax };

/** Parses points per krona, points of a reward or stamps; null for an invalid number. */
export function numberOf(question: WhatIfQuestion, typed: string): number | null {
  if (question === "REWARD") return wholeNumber(typed, numberLimits.rewardPoints);
  if (question === "CARD") return wholeNumber(typed, stamps);
  const hundredths = hundredthsOf(typed, numberLimits.pointsPerKronaHundredths);
  return hundredths === null ? null : hundredths / 100;
}

export const monthsOf = (question: WhatIfQuestion, typed: string): number | null =>
  question === "REWARD" ? null : wholeNumber(typed, numberLimits.validMonths);

/** Whether the typed rule equals today's. An invalid number does not. */
export function isAsToday(question: WhatIfQuestion, { value, months }: WhatIfForm, now: Rule): boolean {
  return numberOf(question, value) === now.value && monthsOf(question, months) === now.months;
}

/**
 * Returns a form with today's rule, with the decimal sign of `language`. If no points are given today, it starts at
 * one.
 */
export function whatIfFormOf({ now }: Subject, language: string): WhatIfForm {
  return { value: typedNumber(now.value || 1, language), months: now.months === null ? "" : String(now.months) };
}

export function checkWhatIf(question: WhatIfQuestion, now: Rule) {
  return (form: WhatIfForm): FieldCodes<WhatIfForm> => {
    const wrong = numberOf(question, form.value) === null || isAsToday(question, form, now);
    return {
      value: wrong ? "INVALID_INPUT" : null,
      months: question !== "REWARD" && monthsOf(question, form.months) === null ? "INVALID_INPUT" : null,
    };
  };
}

/** Builds the request from a checked form. */
export function askingOf(question: WhatIfQuestion, { id }: Subject, form: WhatIfForm): Asking {
  const value = numberOf(question, form.value) ?? 0;
  const monthValidation = monthsOf(question, form.months) ?? 0;
  if (question === "EARNING") return { question, pointsPerKrona: value, monthValidation };
  if (question === "REWARD") return { question, couponId: id ?? 0, pointsRequired: value };
  return { question, stampcardId: id ?? 0, stampsAmount: value, monthValidation };
}
