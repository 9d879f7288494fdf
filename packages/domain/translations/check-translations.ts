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

/** A text as it is stored, or why it is refused. */
export type CheckedText = { ok: true; value: string } | { ok: false; reason: TranslationProblem };
/** How each text of a thing is read; called only for texts that are not empty. */
export type TextChecks<Field extends string> = Record<Field, (text: string) => CheckedText>;

/** Reads a name within its limits. */
export const named =
  (limits: { min?: number; max?: number }) =>
  (text: string): CheckedText => {
    const checked = checkName(text, limits);
    if (checked.ok) return { ok: true, value: checked.name };
    return { ok: false, reason: checked.reason === "REQUIRED" ? "INVALID_INPUT" : checked.reason };
  };

/** Reads a text of at most so many characters. */
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
 * Reads what is written in other languages, each text by the limits of the club's own. Answers it as stored, without what
 * is empty, or a problem for each wrong text. In the club's own language (`own`; null: not asked here) nothing
 * can be written.
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
