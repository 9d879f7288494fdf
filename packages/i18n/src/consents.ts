import type { Language } from "@stammis/domain/clubs/languages";
import { en } from "./member/consents/en.ts";
import { fr } from "./member/consents/fr.ts";
import { sv } from "./member/consents/sv.ts";
import type { Phrases } from "./shape.ts";

/** What members read beside the boxes of marketing, for the evidence of their answer. */
export const consentPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };
