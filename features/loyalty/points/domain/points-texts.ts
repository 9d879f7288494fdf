import { textMax } from "#packages/domain/limits.ts";
import { atMost, named } from "#packages/domain/translations/check-translations.ts";

/** Readers of the name and the description of a club's points. */
export const pointsTexts = {
  name: named({ min: 1, max: textMax.offerName }),
  description: atMost(textMax.offerText, "NAME_TOO_LONG"),
};
