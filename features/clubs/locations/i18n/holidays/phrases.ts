import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

/** Names of holidays in the club's language; merchants store them as text for members. */
export const holidayNames: Record<Language, Phrases<typeof sv>> = { sv, en, fr };
