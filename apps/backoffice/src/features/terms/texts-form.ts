import { type Language, languages } from "@stammis/domain/clubs/languages";
import type { Paragraph, Terms, TermsTexts } from "./queries.ts";

type Words = Omit<Paragraph, "id">;

/** A text in its languages, field by field: what two people's changes are merged by. */
export type TextsForm = Record<`${Language}Title`, string> & Record<`${Language}Paragraphs`, Words[]>;

/** As the server keeps it: without empty paragraphs, and without their numbers, which it gives anew. */
export function textsFormOf(texts: TermsTexts): TextsForm {
  const each = languages.flatMap((language) => {
    const { title, termsParagraphs } = texts[language];
    const words = termsParagraphs.map((of) => ({ title: of.title.trim(), content: of.content.trim() }));
    const paragraphs = words.filter((of) => of.title !== "" || of.content !== "");
    return [
      [`${language}Title`, title.trim()],
      [`${language}Paragraphs`, paragraphs],
    ] as const;
  });
  return Object.fromEntries(each) as TextsForm;
}

export function textsOf(form: TextsForm): TermsTexts {
  const termsIn = (language: Language): Terms => ({
    title: form[`${language}Title`],
    termsParagraphs: form[`${language}Paragraphs`].map((words, index) => ({ id: index + 1, ...words })),
  });
  return { sv: termsIn("sv"), en: termsIn("en"), fr: termsIn("fr") };
}
