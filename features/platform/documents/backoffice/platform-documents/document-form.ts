import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { type DocumentTexts, missingInDocument } from "../../domain/document-texts.ts";

export type DocumentForm = DocumentTexts;

const nothing = { sv: "", en: "", fr: "" };
export const emptySection = { title: nothing, text: nothing };

export const documentFormOf = ({ intro, sections }: DocumentTexts): DocumentForm =>
  structuredClone({ intro, sections });

/** What stands in the way of publishing, by field; of a draft nothing does. */
export function checkDocument(texts: DocumentForm, publishes: boolean): Record<string, ErrorCode> {
  if (!publishes) return {};
  return Object.fromEntries(missingInDocument(texts).map((field) => [field, "REQUIRED"]));
}

/** The sections that nothing is written in, in any language: they are not kept. */
export const withoutEmptySections = ({ intro, sections }: DocumentForm): DocumentForm => ({
  intro,
  sections: sections.filter(({ title, text }) => languages.some((each) => `${title[each]}${text[each]}`.trim() !== "")),
});

/** From when it would hold and be demanded, unless told otherwise. */
export interface PublishingForm {
  validFrom: string;
  asks: boolean;
  demandedFrom: string;
}
