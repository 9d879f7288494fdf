import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import { type Automatic, checkAutomatic, type Occasion, type OccasionKind } from "../../domain/occasions.ts";
import type { Sendout } from "../queries.ts";

/** The occasion of an automatic sendout, as typed. */
export interface OccasionForm {
  /** Whether the sendout is automatic, which never changes. */
  byItself: boolean;
  occasion: OccasionKind;
  /** The occasion's number: of days, or of stamps. */
  amount: string;
  stampCardId: string;
  at: string;
}

/** The default number of each occasion. */
export const firstAmounts: Record<OccasionKind, string> = {
  BIRTHDAY: "0",
  WELCOME: "0",
  POINTS_EXPIRING: "14",
  CARD_NEARLY_FULL: "1",
  AWAY: "60",
};

export const onceForm: OccasionForm = {
  byItself: false,
  occasion: "BIRTHDAY",
  amount: firstAmounts.BIRTHDAY,
  stampCardId: "",
  at: "10:00",
};

export function occasionFormOf(automatic: Sendout["automatic"]): OccasionForm {
  if (!automatic) return onceForm;
  const { occasion, at } = automatic;
  const isCard = occasion.kind === "CARD_NEARLY_FULL";
  return {
    byItself: true,
    occasion: occasion.kind,
    amount: String(isCard ? occasion.stampsLeft : occasion.days),
    stampCardId: isCard ? String(occasion.stampCardId) : "",
    at,
  };
}

/** Returns the automatic part of the request. An invalid number becomes NaN, so that its field shows the error. */
export function writtenAutomatic(form: OccasionForm): Automatic | null {
  const { byItself, occasion: kind, amount, stampCardId, at } = form;
  if (!byItself) return null;
  const number = wholeNumber(amount, { min: 0, max: 10_000 }) ?? Number.NaN;
  const occasion: Occasion =
    kind === "CARD_NEARLY_FULL"
      ? { kind, stampCardId: Number(stampCardId), stampsLeft: number }
      : { kind, days: number };
  return { occasion, at };
}

/** Returns the problems of the typed occasion by the request's fields. */
export function occasionProblems(form: OccasionForm) {
  const automatic = writtenAutomatic(form);
  if (!automatic) return {};
  const lacksCard = form.occasion === "CARD_NEARLY_FULL" && form.stampCardId === "";
  return {
    ...checkAutomatic(automatic),
    ...(lacksCard ? { "automatic.occasion.stampCardId": "REQUIRED" as const } : {}),
  };
}
