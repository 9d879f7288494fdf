/** The languages of the product, whole in each; the first is the default. Spec §1. */
export const languages = ["sv", "en", "fr"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "sv";

export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}

/** The product's language for a tag such as "fr-FR"; null when it is none of ours. */
export function languageOfTag(tag: string): Language | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  return isLanguage(base) ? base : null;
}

/** What is known about a visitor's language; `own` is what they chose, here or in their profile. */
export type LanguageFacts = { own: Language | null; chain: Language | null; offered?: readonly Language[] };

/**
 * The language to show: one's own choice where it is offered (all are, unless said), else the chain's, else Swedish.
 * What the browser prefers has no say. Spec §1.
 */
export function chooseLanguage({ own, chain, offered = languages }: LanguageFacts): Language {
  return (own && offered.includes(own) ? own : chain) ?? defaultLanguage;
}
