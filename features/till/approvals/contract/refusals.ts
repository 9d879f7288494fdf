import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const approvalsRefusals = {
  APPROVAL_NOT_NEEDED: 409,
  APPROVAL_EXPIRED: 409,
} as const satisfies RefusalCodes;
