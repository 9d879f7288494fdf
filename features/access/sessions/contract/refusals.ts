import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const sessionsRefusals = {
  WRONG_CREDENTIALS: 401,
} as const satisfies RefusalCodes;
