import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const settingsRefusals = {
  INVALID_SUBDOMAIN: 400,
  RESERVED_SUBDOMAIN: 400,
  NAME_HAS_ADDRESS: 400,
  NAME_IS_BAIT: 400,
  INVALID_TIME_ZONE: 400,
  TIME_ZONE_FIXED: 409,
  SUBDOMAIN_TAKEN: 409,
  NOT_A_SANDBOX: 409,
  CLOCK_ONLY_FORWARD: 409,
  CLOCK_TOO_FAR: 409,
} as const satisfies RefusalCodes;
