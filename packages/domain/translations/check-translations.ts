import { bannerTextMax } from "#features/loyalty/campaigns/domain/banners.ts";
import { campaignTextMax } from "#features/loyalty/campaigns/domain/campaigns.ts";
import { checkCardText, type TextSize } from "#features/loyalty/stamp-cards/domain/stamp-card-texts.ts";
import { actionLabelMax, bannerTextsMax, nameMax, smsMax, textMax } from "../limits.ts";
import { checkName, normaliseName } from "../people/names.ts";
import { normaliseText } from "../text.ts";
import { type Language, languages } from "./languages.ts";
import type { Translations } from "./translations.ts";

export type TranslationProblem =
  | "NAME_TOO_SHORT"
  | "NAME_TOO_LONG"
  | "NAME_RESERVED"
  | "LABEL_TOO_LONG"
  | "TEXT_TOO_LONG"
  | "MESSAGE_TOO_LONG"
  | "INVALID_INPUT";

type Checked = { ok: true; value: string } | { ok: false; reason: TranslationProblem };
/** How each text of a kind of thing is read; asked only of what is written. */
export type TextChecks<Field extends string> = Record<Field, (text: string) => Checked>;

const named =
  (limits: { min?: number; max?: number }) =>
  (text: string): Checked => {
    const checked = checkName(text, limits);
    if (checked.ok) return { ok: true, value: checked.name };
    return { ok: false, reason: checked.reason === "REQUIRED" ? "INVALID_INPUT" : checked.reason };
  };

const atMost =
  (max: number, reason: TranslationProblem, read = normaliseText) =>
  (text: string): Checked => {
    const value = read(text);
    return value.length > max ? { ok: false, reason } : { ok: true, value };
  };

const offerText = atMost(textMax.offerText, "NAME_TOO_LONG");

/** A coupon's texts, of either kind. Spec §5. */
export const couponTexts = { name: named({ max: textMax.offerName }), description: offerText };

/** The name of the club's points and what is said of them. */
export const pointsTexts = { name: named({ min: 1, max: textMax.offerName }), description: offerText };

/** Longest alternative text of a banner, in characters: all that can be written on one, with a space between. */
export const bannerAltMax = bannerTextsMax * (bannerTextMax + 1);

/** A campaign's texts; `bannerText`: what its banner says, for those who do not read it there; `message`: of its sendout. */
export const campaignTexts = {
  name: named({ max: nameMax }),
  description: atMost(campaignTextMax, "NAME_TOO_LONG"),
  actionButtonLabel: atMost(actionLabelMax, "LABEL_TOO_LONG", normaliseName),
  bannerText: atMost(bannerAltMax, "NAME_TOO_LONG"),
  message: atMost(smsMax, "MESSAGE_TOO_LONG"),
};

/** A stamp card's texts and its reward's, at the sizes that its title and subtitle have in every language. */
export const stampCardTexts = (sizes: { titleSize: TextSize; subtitleSize: TextSize }) => ({
  title: (text: string): Checked => checkCardText(text, sizes.titleSize),
  subtitle: (text: string): Checked => checkCardText(text, sizes.subtitleSize),
  reward: named({ max: textMax.offerName }),
  rewardDescription: offerText,
});

export type CheckedTranslations<Field extends string> =
  | { ok: true; translations: Translations<Field> }
  | { ok: false; problems: Record<`translations.${Language}.${Field}`, TranslationProblem> };

/**
 * Reads what is written in other languages, each text by the limits of the club's own. Answers it as stored, without what
 * is empty, or a problem for each wrong text. In the club's own language (`own`; null: not asked here) nothing
 * can be written.
 */
export function checkTranslations<Field extends string>(
  translations: Translations<Field>,
  checks: TextChecks<Field>,
  own: Language | null,
): CheckedTranslations<Field> {
  const kept: Partial<Record<Language, Record<string, string>>> = {};
  const problems: Record<string, TranslationProblem> = {};
  for (const language of languages) {
    const texts: Record<string, string> = {};
    for (const field of Object.keys(checks) as Field[]) {
      const text = translations[language]?.[field] ?? "";
      if (text.trim() === "") continue;
      const checked: Checked = language === own ? { ok: false, reason: "INVALID_INPUT" } : checks[field](text);
      if (checked.ok) texts[field] = checked.value;
      else problems[`translations.${language}.${field}`] = checked.reason;
    }
    if (Object.keys(texts).length > 0) kept[language] = texts;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, translations: kept as Translations<Field> };
}
