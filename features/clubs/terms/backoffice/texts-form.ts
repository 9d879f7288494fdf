import { stretchesOf } from "#packages/domain/merge-lists.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { Paragraph, Terms, TermsTexts } from "./queries.ts";

export type Words = Omit<Paragraph, "id">;

/** A text in its languages, field by field: titles, and stretches of paragraphs. */
export type TextsForm = Record<string, string | Words[]>;

/** What a field of it is: a language's title, or the paragraphs that begin at this number in one's own text. */
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

/** As the server keeps it: without empty paragraphs, and without their numbers, which it gives anew. */
const wordsOf = ({ termsParagraphs }: Terms): Words[] =>
  termsParagraphs
    .map(({ title, content }) => ({ title: title.trim(), content: content.trim() }))
    .filter(({ title, content }) => title !== "" || content !== "");

/** A text as two people have it who both began from `base`, paragraph by paragraph: what their changes are merged by. */
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

/** The whole text that a form's fields make up. */
export function textsOf(form: TextsForm, fields: SideBySide["fields"]): TermsTexts {
  const termsIn = (language: Language): Terms => {
    const own = Object.entries(form).filter(([field]) => fields[field]?.language === language);
    const words = own.flatMap(([, value]) => (typeof value === "string" ? [] : value));
    const title = own.find(([, value]) => typeof value === "string")?.[1];
    return { title: String(title ?? ""), termsParagraphs: words.map((each, index) => ({ id: index + 1, ...each })) };
  };
  return { sv: termsIn("sv"), en: termsIn("en"), fr: termsIn("fr") };
}
