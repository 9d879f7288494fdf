import { checkName } from "../people/names.ts";
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

/** A text in stored form, or why it is refused. */
export type CheckedText = { ok: true; value: string } | { ok: false; reason: TranslationProblem };
/** The check of each text of an object; called only for non-empty texts. */
export type TextChecks<Field extends string> = Record<Field, (text: string) => CheckedText>;

/** Checks a name against its limits. */
export const named =
  (limits: { min?: number; max?: number }) =>
  (text: string): CheckedText => {
    const checked = checkName(text, limits);
    if (checked.ok) return { ok: true, value: checked.name };
    return { ok: false, reason: checked.reason === "REQUIRED" ? "INVALID_INPUT" : checked.reason };
  };

/** Checks a text against a maximum length in characters. */
export const atMost =
  (max: number, reason: TranslationProblem, read = normaliseText) =>
  (text: string): CheckedText => {
    const value = read(text);
    return value.length > max ? { ok: false, reason } : { ok: true, value };
  };

export type CheckedTranslations<Field extends string> =
  | { ok: true; translations: Translations<Field> }
  | { ok: false; problems: Record<`translations.${Language}.${Field}`, TranslationProblem> };

/**
 * Checks translations by the limits of the club's own texts. Returns them in stored form without empty ones, or a
 * problem per invalid text. Texts in the club's own language (`own`) are refused; null skips this check.
 */
export function checkTranslations<Field extends string>(
  translations: Translations<Field>,
  checks: TextChecks<Field>,
  own: Language | null,
): CheckedTranslations<Field> {
  const checkedTexts: Partial<Record<Language, Record<string, string>>> = {};
  const problems: Record<string, TranslationProblem> = {};
  for (const language of languages) {
    const texts: Record<string, string> = {};
    for (const field of Object.keys(checks) as Field[]) {
      const text = translations[language]?.[field] ?? "";
      if (text.trim() === "") continue;
      const checked: CheckedText = language === own ? { ok: false, reason: "INVALID_INPUT" } : checks[field](text);
      if (checked.ok) texts[field] = checked.value;
      else problems[`translations.${language}.${field}`] = checked.reason;
    }
    if (Object.keys(texts).length > 0) checkedTexts[language] = texts;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, translations: checkedTexts as Translations<Field> };
}
