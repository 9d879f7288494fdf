import { readTranslations, writtenTranslations } from "#features/loyalty/publishing/api/read-translations.ts";
import { textMax } from "#packages/domain/limits.ts";
import { checkName, normaliseName } from "#packages/domain/people/names.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { pointsTexts } from "../domain/points-texts.ts";

/** The club's points may have any short name, or none. */
const nameLimits = { min: 1, max: textMax.offerName };

/** Returns the rate in hundredths of a point per krona, as stored; null for more than two decimals. */
export function hundredthsOf(pointsPerKrona: number): number | null {
  const hundredths = Math.round(pointsPerKrona * 100);
  return hundredths / 100 === pointsPerKrona ? hundredths : null;
}

export const pointsPerKronaOf = (hundredths: number) => hundredths / 100;

/** Reads a points rule. It applies from the change on; existing lots keep their rate. Spec §4. */
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
