import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { normaliseText } from "#packages/domain/text.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";

/** A text of the club with title and paragraphs in one language. Spec §3 "Terms/policy". */
export interface Terms {
  title: string;
  termsParagraphs: { id: number; title: string; content: string }[];
}
export type TermsTexts = Record<Language, Terms>;
export type TermsKind = "membership" | "privacy";
/** A template text, with the placeholders `{club}` and `{company}`. */
export type FirstTexts = Record<
  TermsKind,
  { title: string; paragraphs: readonly { title: string; content: string }[] }
>;
export const storedKind = { membership: "MEMBERSHIP", privacy: "PRIVACY" } as const satisfies Record<TermsKind, string>;

function cleanOne({ title, termsParagraphs }: Terms): Terms {
  const paragraphs = termsParagraphs
    .map((each) => ({ title: normaliseText(each.title), content: normaliseText(each.content) }))
    .filter((each) => each.title !== "" || each.content !== "")
    .map((each, index) => ({ id: index + 1, ...each }));
  return { title: normaliseText(title), termsParagraphs: paragraphs };
}

/** Returns the texts in stored form: without empty paragraphs, numbered from 1. */
export function cleanTexts(texts: TermsTexts): TermsTexts {
  return { sv: cleanOne(texts.sv), en: cleanOne(texts.en), fr: cleanOne(texts.fr) };
}

export function isEmpty({ title, termsParagraphs }: Terms): boolean {
  return title === "" && termsParagraphs.length === 0;
}

export function isWhole({ title, termsParagraphs }: Terms): boolean {
  return title !== "" && termsParagraphs.some(({ content }) => content !== "");
}

/** Returns problems by field before publishing: the chain's own language and each started one must be complete. */
export function missingTexts(texts: TermsTexts, chainLanguage: Language): Record<string, ErrorCode> {
  const wrong: Record<string, ErrorCode> = {};
  for (const language of languages) {
    const text = texts[language];
    if (isWhole(text) || (language !== chainLanguage && isEmpty(text))) continue;
    const field = text.title === "" ? "title" : "termsParagraphs";
    wrong[`texts.${language}.${field}`] = "REQUIRED";
  }
  return wrong;
}

/** Returns the text in the requested language, else in the chain's own, else in any. */
export function textIn(texts: TermsTexts, requestedLanguage: Language, chainLanguage: Language): Terms | null {
  const order = [requestedLanguage, chainLanguage, ...languages];
  const textLanguage = order.find((language) => isWhole(texts[language]));
  return textLanguage ? texts[textLanguage] : null;
}
