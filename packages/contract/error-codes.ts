import type { sharedRefusals } from "./shared-refusals.ts";

/** The codes that nouns declare, with their HTTP status. `features/declared.ts` adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns add the members.
export interface DeclaredRefusals {}

/** Every code that a request may be refused with. Each has its words in three languages. */
export type ErrorCode = keyof typeof sharedRefusals | keyof DeclaredRefusals;

/** The HTTP status of each code. */
export type ErrorStatuses = Readonly<Record<ErrorCode, number>>;
