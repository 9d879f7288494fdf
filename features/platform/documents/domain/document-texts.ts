import { type Language, languages } from "#packages/domain/translations/languages.ts";

/** A platform document in one language: plain text in sections. */
export interface DocumentText {
  intro: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export type InLanguages = Record<Language, string>;

/** A document for editing, with each part in every language. An empty line within a text begins a paragraph. */
export interface DocumentTexts {
  intro: InLanguages;
  sections: { title: InLanguages; text: InLanguages }[];
}

export const documentLimits = { sections: 40, intro: 2000, title: 160, text: 6000 } as const;

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

/** Returns a document's text in one language. */
export const documentIn = ({ intro, sections }: DocumentTexts, language: Language): DocumentText => ({
  intro: intro[language],
  sections: sections.map(({ title, text }) => ({ title: title[language], paragraphs: paragraphsOf(text[language]) })),
});

const translateAll = (say: (language: Language) => string): InLanguages => ({
  sv: say("sv"),
  en: say("en"),
  fr: say("fr"),
});

/**
 * Combines a document's languages part by part.
 * @throws if the numbers of sections differ.
 */
export function documentTextsOf(texts: Record<Language, DocumentText>): DocumentTexts {
  const counts = languages.map((language) => texts[language].sections.length);
  if (new Set(counts).size > 1)
    throw new Error(`The languages have different numbers of sections: ${counts.join(", ")}`);
  return {
    intro: translateAll((language) => texts[language].intro),
    sections: texts.sv.sections.map((_, at) => ({
      title: translateAll((language) => texts[language].sections[at]?.title ?? ""),
      text: translateAll((language) => texts[language].sections[at]?.paragraphs.join("\n\n") ?? ""),
    })),
  };
}

/** Returns the empty fields in order. A published document is complete in every language. */
export function missingInDocument({ intro, sections }: DocumentTexts): string[] {
  const empty = (field: string, texts: InLanguages) =>
    languages.filter((language) => texts[language].trim() === "").map((language) => `${field}.${language}`);
  return [
    ...empty("intro", intro),
    ...sections.flatMap(({ title, text }, at) => [
      ...empty(`sections.${at}.title`, title),
      ...empty(`sections.${at}.text`, text),
    ]),
  ];
}
