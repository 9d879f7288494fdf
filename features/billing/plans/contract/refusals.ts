import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const plansRefusals = {
  DATE_TWICE: 400,
} as const satisfies RefusalCodes;
