import type { Language } from "@stammis/domain/clubs/languages";
import type { Phrases } from "../shape.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** What letters about an incident are made of. */
export const incidentLetterPhrases: Record<Language, Phrases<typeof sv>> = { sv, en, fr };
