import { type Language, languages } from "./languages.ts";

/**
 * An object's texts in languages other than its club's own; the object itself holds the club's own texts. Missing texts
 * are absent, and no text is empty.
 */
export type Translations<Field extends string = string> = {
  [L in Language]?: { [F in Field]?: string | undefined } | undefined;
};

/** A club's language settings; its own language is among the offered ones. */
export interface ClubLanguages {
  language: Language;
  languages: readonly Language[];
}

/** Returns the language in which a reader sees the club's texts: the requested one if offered, else the club's own. */
export function readingLanguage(requestedLanguage: Language, { language, languages }: ClubLanguages): Language {
  return languages.includes(requestedLanguage) ? requestedLanguage : language;
}

/** Returns an object with its texts in a language. Missing or empty translations fall back to the club's own texts. */
export function textsIn<Field extends string, Texts extends Record<Field, unknown>>(
  own: Texts,
  translations: Translations<Field>,
  language: Language,
): Texts {
  const written = Object.entries(translations[language] ?? {}).filter(([, text]) => String(text ?? "").trim() !== "");
  return { ...own, ...Object.fromEntries(written) };
}

/** Returns a club's offered languages in the order of all screens, including its own. */
export function offeredLanguages(chosen: readonly Language[], own: Language): Language[] {
  return languages.filter((language) => language === own || chosen.includes(language));
}

/**
 * Returns the languages of an editor's tabs: the club's own, other offered ones, then others that `shows` accepts. A
 * stored text in a language no longer offered can thus be corrected.
 */
export function tabLanguages(club: ClubLanguages, shows: (language: Language) => boolean): Language[] {
  const others = languages.filter((each) => each !== club.language);
  const isOffered = (each: Language) => club.languages.includes(each);
  return [club.language, ...others.filter(isOffered), ...others.filter((each) => !isOffered(each) && shows(each))];
}

/** Counts the texts that exist in the club's own language but not in the given one. */
export function missingTexts<Field extends string>(
  own: Record<Field, string>,
  translations: Translations<Field>,
  language: Language,
): number {
  const fields = Object.keys(own) as Field[];
  return fields.filter((field) => own[field].trim() !== "" && !translations[language]?.[field]?.trim()).length;
}
