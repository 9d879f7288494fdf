import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./member/en.ts";
import { fr } from "./member/fr.ts";
import { sv } from "./member/sv.ts";

/** What members read beside the boxes of marketing, for the evidence of their answer. */
export const consentPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };
