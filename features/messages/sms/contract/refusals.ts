import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const smsRefusals = {
  PACKAGE_TWICE: 400,
  PRICE_CHANGED: 409,
  LEVEL_ABOVE_PACKAGE: 400,
} as const satisfies RefusalCodes;
