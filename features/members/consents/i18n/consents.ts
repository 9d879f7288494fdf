import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./member/en.ts";
import { fr } from "./member/fr.ts";
import { sv } from "./member/sv.ts";

/** Texts that members read next to the marketing boxes, stored as evidence of their answer. */
export const consentPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };
