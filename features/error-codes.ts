import type { ErrorStatuses } from "#packages/contract/error-codes.ts";
import { sharedRefusals } from "#packages/contract/shared-refusals.ts";
import { refusals } from "./refusals.ts";

/** All codes with which the server refuses a request, and their HTTP statuses. */
export const errorCodes: ErrorStatuses = { ...sharedRefusals, ...refusals };
