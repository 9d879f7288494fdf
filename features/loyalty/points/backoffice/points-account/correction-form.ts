import { numberLimits } from "#packages/domain/limits.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import { type FieldCodes, required } from "#packages/web/forms/use-form.ts";
import { correctionDays } from "../../domain/corrections.ts";
import type { Correction } from "./queries.ts";

/** A correction in the form; `source` and `validThrough` (a date or empty) are for points given. */
export type CorrectionForm = {
  act: "GIVE" | "TAKE";
  source: "CORRECTION" | "OPENING_BALANCE";
  points: string;
  reason: string;
  validThrough: string;
};

export const emptyCorrection: CorrectionForm = {
  act: "GIVE",
  source: "CORRECTION",
  points: "",
  reason: "",
  validThrough: "",
};

const pointsTyped = (typed: string) => wholeNumber(typed, numberLimits.correctedPoints);

/** Returns the change by the typed points; null while they are invalid. */
export function changeOf({ act, points }: Pick<CorrectionForm, "act" | "points">): number | null {
  const typed = pointsTyped(points);
  return typed === null ? null : act === "TAKE" ? -typed : typed;
}

/** Returns the first and last possible day, for a date field. */
export function daysFrom(today: string) {
  const { first, last } = correctionDays(Temporal.PlainDate.from(today));
  return { min: first.toString(), max: last.toString() };
}

/** Checks the form. `today`: `YYYY-MM-DD` in the club; `balance`: usable points, null while unknown. */
export function checkForm(form: CorrectionForm, today: string, balance: number | null): FieldCodes<CorrectionForm> {
  const change = changeOf(form);
  const { min, max } = daysFrom(today);
  const isOutside = form.validThrough !== "" && (form.validThrough < min || form.validThrough > max);
  const isTooMuch = change !== null && balance !== null && balance + change < 0;
  return {
    points: change === null ? "INVALID_INPUT" : isTooMuch ? "NOT_ENOUGH_POINTS" : null,
    reason: required(form.reason),
    validThrough: form.act === "GIVE" && isOutside ? "INVALID_INPUT" : null,
  };
}

/** Returns the request body of a valid form. */
export function correctionOf({ act, source, points, reason, validThrough }: CorrectionForm): Correction {
  const all = { points: pointsTyped(points) ?? 0, reason: reason.trim() };
  if (act === "TAKE") return { act, body: all };
  return { act, body: { ...all, source, ...(validThrough !== "" && { validThrough }) } };
}
