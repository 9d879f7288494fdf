import { textMax } from "#packages/domain/limits.ts";
import { atMost, named } from "#packages/domain/translations/check-translations.ts";

/** Readers of a coupon's texts, for either kind. Spec §5. */
export const couponTexts = {
  name: named({ max: textMax.offerName }),
  description: atMost(textMax.offerText, "NAME_TOO_LONG"),
};
