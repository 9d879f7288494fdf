import { stampsAmountMax, stampsAmountMin } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { numberLimits } from "#packages/domain/limits.ts";
import { hundredthsOf, typedNumber } from "#packages/web/backoffice/forms/decimal-number.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { WhatIfQuestion } from "../domain/what-if-questions.ts";
import type { Asking, Rule } from "./queries.ts";

/** The rule that is tried, as it is typed; `months` empty for a reward. */
export type WhatIfForm = { value: string; months: string };

/** What a question is about: a reward or a card by its id, with the rule of today. Points: no id. */
export interface Subject {
  id: number | null;
  name: string;
  now: Rule;
}

const stamps = { min: stampsAmountMin, max: stampsAmountMax };

/** Points per krona, points of a reward or stamps, as typed; null when it is no such number. */
export function numberOf(question: WhatIfQuestion, typed: string): number | null {
  if (question === "REWARD") return wholeNumber(typed, numberLimits.rewardPoints);
  if (question === "CARD") return wholeNumber(typed, stamps);
  const hundredths = hundredthsOf(typed, numberLimits.pointsPerKronaHundredths);
  return hundredths === null ? null : hundredths / 100;
}

export const monthsOf = (question: WhatIfQuestion, typed: string): number | null =>
  question === "REWARD" ? null : wholeNumber(typed, numberLimits.validMonths);

/** Whether what is typed holds today; what cannot be read is not the same. */
export function isAsToday(question: WhatIfQuestion, { value, months }: WhatIfForm, now: Rule): boolean {
  return numberOf(question, value) === now.value && monthsOf(question, months) === now.months;
}

/** The rule of today, to be changed; numbers are typed with the decimal sign of `language`. None given today: one. */
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

/** The question as it goes on the wire; the form has been checked. */
export function askingOf(question: WhatIfQuestion, { id }: Subject, form: WhatIfForm): Asking {
  const value = numberOf(question, form.value) ?? 0;
  const monthValidation = monthsOf(question, form.months) ?? 0;
  if (question === "EARNING") return { question, pointsPerKrona: value, monthValidation };
  if (question === "REWARD") return { question, couponId: id ?? 0, pointsRequired: value };
  return { question, stampcardId: id ?? 0, stampsAmount: value, monthValidation };
}
