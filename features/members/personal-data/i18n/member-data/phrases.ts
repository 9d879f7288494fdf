import type { Language } from "#features/clubs/settings/domain/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** The words of a file of everything kept about a member. */
export const memberDataPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };

/** What such a file is made of. */
export type DataPart = keyof (typeof sv)["parts"];

/** What a part tells of each of its rows. */
export type FactOf<Part extends DataPart> = keyof (typeof sv)["parts"][Part]["facts"] & string;
