/**
 * What became of a message, as people are told it: handed over or not, and what its provider reported of it afterwards.
 * SUPPRESSED: a sandbox's, handed over to nobody.
 */
export const messageStates = ["WAITING", "SENT", "DELIVERED", "UNDELIVERED", "FAILED", "SUPPRESSED"] as const;
export type MessageState = (typeof messageStates)[number];
