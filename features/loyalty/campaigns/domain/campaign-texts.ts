import { actionLabelMax, bannerTextsMax, nameMax, smsMax, translatedTextMax } from "#packages/domain/limits.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { atMost, named } from "#packages/domain/translations/check-translations.ts";
import { bannerTextMax } from "./banners.ts";

/** The longest description of a campaign, in characters. */
export const campaignTextMax = translatedTextMax;

/** The longest alternative text of a banner, in characters: all its texts, separated by spaces. */
export const bannerAltMax = bannerTextsMax * (bannerTextMax + 1);

/** Readers of a campaign's texts. `bannerText`: the banner's alternative text; `message`: the text of its sendout. */
export const campaignTexts = {
  name: named({ max: nameMax }),
  description: atMost(campaignTextMax, "NAME_TOO_LONG"),
  actionButtonLabel: atMost(actionLabelMax, "LABEL_TOO_LONG", normaliseName),
  bannerText: atMost(bannerAltMax, "NAME_TOO_LONG"),
  message: atMost(smsMax, "MESSAGE_TOO_LONG"),
};
