/**
 * The source of a given or withdrawn consent. UNSUBSCRIBED: the link in a message. ONE_CLICK: the mail program's
 * button. STOP: an SMS reply. COMPLAINT: a spam report to the mail provider. ADDRESS_REMOVED ends marketing but is no
 * refusal.
 */
export const consentSources = [
  "SIGN_UP",
  "PROFILE",
  "STAFF",
  "IMPORT",
  "MERGE",
  "UNSUBSCRIBED",
  "ONE_CLICK",
  "STOP",
  "COMPLAINT",
  "ADDRESS_REMOVED",
] as const;
export type ConsentSource = (typeof consentSources)[number];
