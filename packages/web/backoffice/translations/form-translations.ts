import { checkTranslations, type TextChecks } from "#packages/domain/translations/check-translations.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";

/** Translations as typed: every text in every language, empty where the merchant has written none. */
export type FormTranslations<Field extends string> = Record<Language, Record<Field, string>>;

export function formTranslations<Field extends string>(
  fields: readonly Field[],
  written: Translations<Field> = {},
): FormTranslations<Field> {
  const of = (language: Language) => fields.map((field) => [field, written[language]?.[field] ?? ""] as const);
  const all = languages.map((language) => [language, Object.fromEntries(of(language))] as const);
  return Object.fromEntries(all) as FormTranslations<Field>;
}

/** Runs the server's check; returns an error code for each wrong text, at a path such as `translations.fr.name`. */
export function wrongTranslations<Field extends string>(typed: FormTranslations<Field>, checks: TextChecks<Field>) {
  const checked = checkTranslations(typed, checks, null);
  return checked.ok ? {} : checked.problems;
}

/** Returns the translations as they are sent, without empty texts. */
export function writtenTranslations<Field extends string>(typed: FormTranslations<Field>): Translations<Field> {
  const all = Object.entries<Record<string, string>>(typed).map(([language, texts]) => {
    const written = Object.entries(texts).filter(([, text]) => text.trim() !== "");
    return [language, Object.fromEntries(written)] as const;
  });
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0)) as Translations<Field>;
}
