import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const sessionsRefusals = {
  WRONG_CREDENTIALS: 401,
} as const satisfies RefusalCodes;
