import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const locationsRefusals = {
  INVALID_OPENING_HOURS: 400,
  INVALID_SPECIAL_DAYS: 400,
  SUBPAGE_TAKEN: 409,
  LAST_LOCATION: 409,
} as const satisfies RefusalCodes;
