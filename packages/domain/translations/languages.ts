/** The languages of the product, each complete; the first is the default. Spec §1. */
export const languages = ["sv", "en", "fr"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "sv";

export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}

/** Returns the product's language for a tag such as "fr-FR"; null for other languages. */
export function languageOfTag(tag: string): Language | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  return isLanguage(base) ? base : null;
}

/** Facts about a visitor's language; `own` is the visitor's choice, on this device or in the profile. */
export type LanguageFacts = { own: Language | null; chain: Language | null; offered?: readonly Language[] };

/**
 * Returns the language to show: the visitor's choice if offered (default: all are), else the chain's, else Swedish. The
 * browser's preference has no influence. Spec §1.
 */
export function chooseLanguage({ own, chain, offered = languages }: LanguageFacts): Language {
  return (own && offered.includes(own) ? own : chain) ?? defaultLanguage;
}
