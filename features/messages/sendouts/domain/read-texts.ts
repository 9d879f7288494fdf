import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import { type PersonalProblem, readPersonal } from "./personal-fields.ts";

export type ReadText<Problem> = (text: string) => { ok: true; value: string } | { ok: false; reason: Problem };

/**
 * How a text of a message is read; `required` in the club's own language; `personal`: it may contain facts about its
 * recipient.
 */
export interface TextOf<Problem> {
  read: ReadText<Problem>;
  required: boolean;
  personal: boolean;
}

type Written<Field extends string> = Record<Field, string> & { translations: Translations<Field> };

/**
 * Reads the texts of a part of a message, in the club's own language (`own`) and in others. Returns them as stored,
 * without empty translations and those into the own language, and the problems by field, or by `translations.fr.field`.
 * Invalid texts remain as typed.
 */
export function readTexts<Field extends string, Problem>(
  written: Written<Field>,
  fields: Record<Field, TextOf<Problem>>,
  own: Language,
): { texts: Written<Field>; problems: Record<string, Problem | PersonalProblem | "REQUIRED"> } {
  const problems: Record<string, Problem | PersonalProblem | "REQUIRED"> = {};
  const names = Object.keys(fields) as Field[];

  function readOne(field: Field, text: string, path: string): string {
    const { read, personal } = fields[field];
    const checked = read(text);
    if (!checked.ok) problems[path] = checked.reason;
    const places = personal ? readPersonal(checked.ok ? checked.value : text) : null;
    if (checked.ok && places && !places.ok) problems[path] = places.reason;
    return checked.ok ? checked.value : text;
  }

  const ownTexts = names.map((field) => {
    const value = readOne(field, written[field], field);
    if (fields[field].required && value === "") problems[field] = "REQUIRED";
    return [field, value] as const;
  });
  const translations = languages
    .filter((language) => language !== own)
    .map((language) => {
      const texts = names
        .filter((field) => (written.translations[language]?.[field] ?? "").trim() !== "")
        .map((field) => {
          const text = written.translations[language]?.[field] ?? "";
          return [field, readOne(field, text, `translations.${language}.${field}`)] as const;
        });
      return [language, Object.fromEntries(texts)] as const;
    })
    .filter(([, texts]) => Object.keys(texts).length > 0);
  const texts = { ...Object.fromEntries(ownTexts), translations: Object.fromEntries(translations) };
  return { texts: texts as Written<Field>, problems };
}
