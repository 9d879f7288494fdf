import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const webhooksRefusals = {
  EVENTS_REQUIRED: 400,
  TOO_MANY_WEBHOOKS: 409,
} as const satisfies RefusalCodes;
