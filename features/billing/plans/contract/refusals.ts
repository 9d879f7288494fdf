import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The error codes of these endpoints with their HTTP status. */
export const plansRefusals = {
  DATE_TWICE: 400,
} as const satisfies RefusalCodes;
