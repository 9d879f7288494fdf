import type { ErrorCode } from "@stammis/contract/error-codes";
import type { Language } from "@stammis/domain/clubs/languages";
import { en } from "./shared/errors/en.ts";
import { fr } from "./shared/errors/fr.ts";
import { sv } from "./shared/errors/sv.ts";

/** A phrase for every error code, in every language. */
export const errorPhrases: Record<Language, Record<ErrorCode, string>> = { sv, en, fr };
