import { refusals } from "#features/refusals.ts";
import { sharedRefusals } from "./shared-refusals.ts";

/** Every code that a request may be refused with, and its HTTP status. Each has its words in three languages. */
export const errorCodes = { ...sharedRefusals, ...refusals };

export type ErrorCode = keyof typeof errorCodes;
