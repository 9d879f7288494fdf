import { stretchesOf } from "#packages/domain/merge-lists.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Paragraph, Terms, TermsTexts } from "./queries.ts";

export type Words = Omit<Paragraph, "id">;

/** A text in all languages as form fields: titles, and stretches of paragraphs. */
export type TextsForm = Record<string, string | Words[]>;

/** The meaning of a form field: a language's title, or paragraphs from this number on in the user's own text. */
export interface TextField {
  language: Language;
  paragraphs: { first: number; count: number } | null;
}

export interface SideBySide {
  base: TextsForm;
  mine: TextsForm;
  theirs: TextsForm;
  fields: Record<string, TextField>;
}

/** The stored form: without empty paragraphs and without numbers, which the server assigns. */
const wordsOf = ({ termsParagraphs }: Terms): Words[] =>
  termsParagraphs
    .map(({ title, content }) => ({ title: title.trim(), content: content.trim() }))
    .filter(({ title, content }) => title !== "" || content !== "");

/** Aligns a text that two people edited from `base`, paragraph by paragraph, for the merge. */
export function sideBySide(base: TermsTexts, mine: TermsTexts, otherSide: TermsTexts): SideBySide {
  const all: SideBySide = { base: {}, mine: {}, theirs: {}, fields: {} };
  const texts = { base, mine, theirs: otherSide };
  const sides = ["base", "mine", "theirs"] as const;
  for (const language of languages) {
    const title = `${language}.title`;
    all.fields[title] = { language, paragraphs: null };
    for (const side of sides) all[side][title] = texts[side][language].title.trim();
    const stretches = stretchesOf(wordsOf(base[language]), wordsOf(mine[language]), wordsOf(otherSide[language]));
    for (const [index, stretch] of stretches.entries()) {
      const field = `${language}.${index}`;
      all.fields[field] = { language, paragraphs: { first: stretch.at + 1, count: stretch.mine.length } };
      for (const side of sides) all[side][field] = stretch[side];
    }
  }
  return all;
}

/** Returns the complete text from a form's fields. */
export function textsOf(form: TextsForm, fields: SideBySide["fields"]): TermsTexts {
  const termsIn = (language: Language): Terms => {
    const own = Object.entries(form).filter(([field]) => fields[field]?.language === language);
    const words = own.flatMap(([, value]) => (typeof value === "string" ? [] : value));
    const title = own.find(([, value]) => typeof value === "string")?.[1];
    return { title: String(title ?? ""), termsParagraphs: words.map((each, index) => ({ id: index + 1, ...each })) };
  };
  return { sv: termsIn("sv"), en: termsIn("en"), fr: termsIn("fr") };
}
