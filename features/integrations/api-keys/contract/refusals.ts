import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const apiKeysRefusals = {
  SCOPES_REQUIRED: 400,
  SCOPE_NEEDS_CLUB: 400,
  TOO_MANY_KEYS: 409,
} as const satisfies RefusalCodes;
