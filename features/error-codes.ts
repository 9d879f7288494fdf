import type { ErrorStatuses } from "#packages/contract/error-codes.ts";
import { sharedRefusals } from "#packages/contract/shared-refusals.ts";
import { refusals } from "./refusals.ts";

/** Every code that a request may be refused with, and its HTTP status. */
export const errorCodes: ErrorStatuses = { ...sharedRefusals, ...refusals };
