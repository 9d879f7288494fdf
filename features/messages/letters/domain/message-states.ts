/**
 * A message's state as shown to people: sent or not, and the provider's report afterwards. SUPPRESSED: a sandbox's
 * message, which was not sent.
 */
export const messageStates = ["WAITING", "SENT", "DELIVERED", "UNDELIVERED", "FAILED", "SUPPRESSED"] as const;
export type MessageState = (typeof messageStates)[number];
