import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "../shape.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** Words of cells in exported lists; the headers are in each noun's `i18n/column-words.ts`. */
export const exportPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };
