import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const joiningRefusals = {
  TERMS_OF_MEMBERSHIP_REQUIRED: 400,
  ALREADY_JOINED: 409,
  SIGN_IN_TO_ACCEPT: 409,
  COMPANY_NOT_FOUND: 404,
  COMPANY_LOOKUP_UNAVAILABLE: 503,
} as const satisfies RefusalCodes;
