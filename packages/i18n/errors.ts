import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { en } from "./shared/refusals.en.ts";
import { fr } from "./shared/refusals.fr.ts";
import { sv } from "./shared/refusals.sv.ts";

/** The message of every error code, in every language. */
export const errorPhrases: Record<Language, Record<ErrorCode, string>> = { sv, en, fr };
