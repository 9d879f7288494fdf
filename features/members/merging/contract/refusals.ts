import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const mergingRefusals = {
  SAME_MEMBER: 400,
  MERGE_TOO_OLD: 409,
  MERGED_AGAIN: 409,
  MERGED_THINGS_USED: 409,
  OWN_MERGE: 403,
  MERGE_APPROVAL_NEEDED: 403,
  MERGE_APPROVAL_NOT_NEEDED: 409,
} as const satisfies RefusalCodes;
