import type { sharedRefusals } from "./shared-refusals.ts";

/** Codes that nouns declare, with their HTTP status. `features/declared.ts` adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns add the members.
export interface DeclaredRefusals {}

/** Every code that can refuse a request. Each has a message in three languages. */
export type ErrorCode = keyof typeof sharedRefusals | keyof DeclaredRefusals;

/** The HTTP status of each code. */
export type ErrorStatuses = Readonly<Record<ErrorCode, number>>;
