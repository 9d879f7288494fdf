import { type Language, languages } from "./languages.ts";

/**
 * Texts of a thing in other languages than its club's own. The club's own stand in the thing itself and are never among
 * them; what is not written is absent, and nothing is empty.
 */
export type Translations<Field extends string = string> = {
  [L in Language]?: { [F in Field]?: string | undefined } | undefined;
};

/** What a club says about its languages; its own is among those it offers. */
export interface ClubLanguages {
  language: Language;
  languages: readonly Language[];
}

/** The language somebody is shown the club's texts in: theirs where the club offers it, else the club's own. */
export function readingLanguage(requestedLanguage: Language, { language, languages }: ClubLanguages): Language {
  return languages.includes(requestedLanguage) ? requestedLanguage : language;
}

/** A thing with its texts in a language; each that is not written in it, or empty there, stays in the club's own. */
export function textsIn<Field extends string, Texts extends Record<Field, unknown>>(
  own: Texts,
  translations: Translations<Field>,
  language: Language,
): Texts {
  const written = Object.entries(translations[language] ?? {}).filter(([, text]) => String(text ?? "").trim() !== "");
  return { ...own, ...Object.fromEntries(written) };
}

/** The languages a club offers, in the order all screens have them, its own among them. */
export function offeredLanguages(chosen: readonly Language[], own: Language): Language[] {
  return languages.filter((language) => language === own || chosen.includes(language));
}

/**
 * The languages an editor has a tab for: the club's own first, those it offers, then each other one that `shows` names,
 * so that a text that lies still there can be mended when something is wrong in it.
 */
export function tabLanguages(club: ClubLanguages, shows: (language: Language) => boolean): Language[] {
  const others = languages.filter((each) => each !== club.language);
  const isOffered = (each: Language) => club.languages.includes(each);
  return [club.language, ...others.filter(isOffered), ...others.filter((each) => !isOffered(each) && shows(each))];
}

/** How many of a thing's texts a language lacks: those that stand in the club's own, and not in it. */
export function missingTexts<Field extends string>(
  own: Record<Field, string>,
  translations: Translations<Field>,
  language: Language,
): number {
  const fields = Object.keys(own) as Field[];
  return fields.filter((field) => own[field].trim() !== "" && !translations[language]?.[field]?.trim()).length;
}
