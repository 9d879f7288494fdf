import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** What letters about an incident are made of. */
export const incidentLetterPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };
