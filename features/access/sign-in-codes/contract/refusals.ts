import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

export const signInCodesRefusals = { WRONG_SIGN_IN_CODE: 401 } as const satisfies RefusalCodes;
