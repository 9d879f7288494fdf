import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const apiKeysRefusals = {
  SCOPES_REQUIRED: 400,
  SCOPE_NEEDS_CLUB: 400,
  TOO_MANY_KEYS: 409,
} as const satisfies RefusalCodes;
