import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const webhooksRefusals = {
  EVENTS_REQUIRED: 400,
  TOO_MANY_WEBHOOKS: 409,
} as const satisfies RefusalCodes;
