import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { termsLimits } from "../domain/terms-versions.ts";
import type { Paragraph, Terms, TermsTexts } from "./queries.ts";

const blank = (text: string) => text.trim() === "";

export function isEmpty({ title, termsParagraphs }: Terms): boolean {
  return blank(title) && termsParagraphs.every((each) => blank(each.title) && blank(each.content));
}

/** Whether a text has a title and at least one paragraph with text. */
export function isWhole({ title, termsParagraphs }: Terms): boolean {
  return !blank(title) && termsParagraphs.some(({ content }) => !blank(content));
}

/** Returns the first language that blocks publishing: the chain's own, or another started one; null: none. */
export function unfinishedLanguage(texts: TermsTexts, own: Language): Language | null {
  const inTheWay = (language: Language) => !isWhole(texts[language]) && (language === own || !isEmpty(texts[language]));
  return [own, ...languages].find(inTheWay) ?? null;
}

const isLonger = (text: string, limit: number) => text.trim().length > limit;

/** Returns the first language with too much text; null: none. */
export function tooLongLanguage(texts: TermsTexts): Language | null {
  const isTooLong = ({ title, termsParagraphs }: Terms) =>
    isLonger(title, termsLimits.title) ||
    termsParagraphs.length > termsLimits.paragraphs ||
    termsParagraphs.some((each) => isLonger(each.title, termsLimits.title) || isLonger(each.content, termsLimits.text));
  return languages.find((language) => isTooLong(texts[language])) ?? null;
}

/** Returns the language shown to readers of `requestedLanguage`: the same if it has a text, else the chain's own. */
export function shownLanguage(texts: TermsTexts, requestedLanguage: Language, own: Language): Language {
  return isEmpty(texts[requestedLanguage]) ? own : requestedLanguage;
}

export function addParagraph(terms: Terms): Terms {
  const id = Math.max(0, ...terms.termsParagraphs.map((each) => each.id)) + 1;
  return { ...terms, termsParagraphs: [...terms.termsParagraphs, { id, title: "", content: "" }] };
}

export function changeParagraph(terms: Terms, changed: Paragraph): Terms {
  return { ...terms, termsParagraphs: terms.termsParagraphs.map((each) => (each.id === changed.id ? changed : each)) };
}

export function removeParagraph(terms: Terms, id: number): Terms {
  return { ...terms, termsParagraphs: terms.termsParagraphs.filter((each) => each.id !== id) };
}

/** Restores a removed paragraph at its position, or as near as possible. */
export function restoreParagraph(terms: Terms, paragraph: Paragraph, index: number): Terms {
  const others = removeParagraph(terms, paragraph.id).termsParagraphs;
  return { ...terms, termsParagraphs: [...others.slice(0, index), paragraph, ...others.slice(index)] };
}

/** Moves a paragraph one position up (-1) or down (1), if possible. */
export function moveParagraph(terms: Terms, id: number, by: -1 | 1): Terms {
  const from = terms.termsParagraphs.findIndex((each) => each.id === id);
  const paragraph = terms.termsParagraphs[from];
  const to = from + by;
  if (!paragraph || to < 0 || to >= terms.termsParagraphs.length) return terms;
  return restoreParagraph(terms, paragraph, to);
}

export function sameTexts(one: TermsTexts, other: TermsTexts): boolean {
  return languages.every((language) => JSON.stringify(one[language]) === JSON.stringify(other[language]));
}
