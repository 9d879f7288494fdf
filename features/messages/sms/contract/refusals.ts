import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The codes these endpoints may refuse with, and their HTTP status. */
export const smsRefusals = {
  PACKAGE_TWICE: 400,
  PRICE_CHANGED: 409,
  LEVEL_ABOVE_PACKAGE: 400,
} as const satisfies RefusalCodes;
