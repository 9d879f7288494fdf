import { actionLabelMax, bannerTextsMax, nameMax, smsMax, translatedTextMax } from "#packages/domain/limits.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { atMost, named } from "#packages/domain/translations/check-translations.ts";
import { bannerTextMax } from "./banners.ts";

/** Longest description of a campaign, in characters. */
export const campaignTextMax = translatedTextMax;

/** Longest alternative text of a banner, in characters: all texts that a banner can have, with a space between. */
export const bannerAltMax = bannerTextsMax * (bannerTextMax + 1);

/** How a campaign's texts are read. `bannerText` is the banner's alternative text, `message` the text of its sendout. */
export const campaignTexts = {
  name: named({ max: nameMax }),
  description: atMost(campaignTextMax, "NAME_TOO_LONG"),
  actionButtonLabel: atMost(actionLabelMax, "LABEL_TOO_LONG", normaliseName),
  bannerText: atMost(bannerAltMax, "NAME_TOO_LONG"),
  message: atMost(smsMax, "MESSAGE_TOO_LONG"),
};
