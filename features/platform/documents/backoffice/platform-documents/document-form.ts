import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { type DocumentTexts, missingInDocument } from "../../domain/document-texts.ts";

export type DocumentForm = DocumentTexts;

const nothing = { sv: "", en: "", fr: "" };
export const emptySection = { title: nothing, text: nothing };

export const documentFormOf = ({ intro, sections }: DocumentTexts): DocumentForm =>
  structuredClone({ intro, sections });

/** Returns what prevents publishing, by field; a draft is always valid. */
export function checkDocument(texts: DocumentForm, publishes: boolean): Record<string, ErrorCode> {
  if (!publishes) return {};
  return Object.fromEntries(missingInDocument(texts).map((field) => [field, "REQUIRED"]));
}

/** Removes sections that are empty in every language, because they are not stored. */
export const withoutEmptySections = ({ intro, sections }: DocumentForm): DocumentForm => ({
  intro,
  sections: sections.filter(({ title, text }) => languages.some((each) => `${title[each]}${text[each]}`.trim() !== "")),
});

/** The version's first day and the day of its demand, with their defaults. */
export interface PublishingForm {
  validFrom: string;
  asks: boolean;
  demandedFrom: string;
}
