import { type FieldCodes, required } from "../../lib/use-form.ts";
import { wholeNumber } from "../../lib/whole-number.ts";
import type { Correction } from "./queries.ts";

/** Points to be given as they are typed; `validThrough` is a date or empty. */
export type GiveForm = {
  source: "CORRECTION" | "OPENING_BALANCE";
  points: string;
  reason: string;
  validThrough: string;
};

export const emptyGift: GiveForm = { source: "CORRECTION", points: "", reason: "", validThrough: "" };

export const pointsOfGift = (typed: string) => wholeNumber(typed, { min: 1, max: 10_000_000 });

/** `today`, `YYYY-MM-DD` in the club. */
export function checkGift(form: GiveForm, today: string): FieldCodes<GiveForm> {
  return {
    points: pointsOfGift(form.points) === null ? "INVALID_INPUT" : null,
    reason: required(form.reason),
    validThrough: form.validThrough !== "" && form.validThrough < today ? "INVALID_INPUT" : null,
  };
}

/** The gift as it goes on the wire; the form has been checked. */
export function giftOf({ source, points, reason, validThrough }: GiveForm): Correction {
  const gift = { source, points: pointsOfGift(points) ?? 0, reason: reason.trim() };
  return validThrough === "" ? gift : { ...gift, validThrough };
}
