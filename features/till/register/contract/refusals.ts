import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const registerRefusals = {
  NOTHING_TO_REGISTER: 400,
  TOO_LATE_TO_UNDO: 409,
  AMOUNT_BELOW_MINIMUM: 409,
  VISIT_TOO_OLD: 409,
  VISIT_IN_FUTURE: 409,
} as const satisfies RefusalCodes;
