import { readTranslations, writtenTranslations } from "#features/loyalty/publishing/api/read-translations.ts";
import { textMax } from "#packages/domain/limits.ts";
import { checkName, normaliseName } from "#packages/domain/people/names.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { pointsTexts } from "../domain/points-texts.ts";

/** The club's points go by any short name, or none. */
const nameLimits = { min: 1, max: textMax.offerName };

/** Whole hundredths of a point per krona, as the rule is kept; null when the number has more than two decimals. */
export function hundredthsOf(pointsPerKrona: number): number | null {
  const hundredths = Math.round(pointsPerKrona * 100);
  return hundredths / 100 === pointsPerKrona ? hundredths : null;
}

export const pointsPerKronaOf = (hundredths: number) => hundredths / 100;

/** Reads the rule as a merchant writes it; it applies from then on, lots keep the promise they were earned under. Spec §4. */
export function readRule(own: Language, body: Call<"updateClubPoints">["body"]) {
  const translations = readTranslations(own, body.translations, pointsTexts);
  const hundredths = hundredthsOf(body.pointsPerKrona);
  const name = normaliseName(body.name);
  const named = name === "" ? { ok: true } : checkName(name, nameLimits);
  if (hundredths === null || !named.ok || !translations.ok) {
    return refuseFields({
      ...translations.problems,
      name: "reason" in named ? named.reason : null,
      pointsPerKrona: hundredths === null ? "INVALID_INPUT" : null,
    }) as never;
  }
  return {
    name,
    description: normaliseText(body.description),
    ...writtenTranslations(translations.translations),
    points_per_krona_hundredths: hundredths,
    month_validation: body.monthValidation,
    counted_points_from: body.countedPointsFrom === null ? null : Temporal.PlainDate.from(body.countedPointsFrom),
  };
}
