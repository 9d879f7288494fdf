import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The error codes of these endpoints with their HTTP status. */
export const subscriptionsRefusals = {
  NO_PLAN_OFFERED: 409,
  ALREADY_SUBSCRIBED: 409,
  NOT_SUBSCRIBED: 409,
} as const satisfies RefusalCodes;
