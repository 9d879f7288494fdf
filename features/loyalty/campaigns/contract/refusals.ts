import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const campaignsRefusals = {
  LABEL_REQUIRED: 400,
  MONTHS_REQUIRED: 400,
  WELCOME_OFFER_EXISTS: 409,
  WELCOME_OFFER_EVERYWHERE: 400,
  AUDIENCE_NOT_PUBLIC: 400,
  AUDIENCE_NOT_WELCOMED: 400,
  BANNER_VERSION_UNKNOWN: 400,
} as const satisfies RefusalCodes;
