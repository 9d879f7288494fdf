import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const subscriptionsRefusals = {
  NO_PLAN_OFFERED: 409,
  ALREADY_SUBSCRIBED: 409,
  NOT_SUBSCRIBED: 409,
} as const satisfies RefusalCodes;
