import { type Language, languages } from "#packages/domain/translations/languages.ts";

/** One of the platform's own documents in one language, as it is read: plain words, a section at a time. */
export interface DocumentText {
  intro: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export type InLanguages = Record<Language, string>;

/** A document as it is written: each piece in every language. An empty line within a text begins a paragraph. */
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

/** What somebody reads in a language. */
export const documentIn = ({ intro, sections }: DocumentTexts, language: Language): DocumentText => ({
  intro: intro[language],
  sections: sections.map(({ title, text }) => ({ title: title[language], paragraphs: paragraphsOf(text[language]) })),
});

const translateAll = (say: (language: Language) => string): InLanguages => ({
  sv: say("sv"),
  en: say("en"),
  fr: say("fr"),
});

/** The same document in its languages, put together piece by piece. @throws where one has sections the others lack. */
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

/** The fields that are still empty, in their order: nothing is published that somebody could not read whole. */
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
