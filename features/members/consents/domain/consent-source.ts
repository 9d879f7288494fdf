/**
 * Where a consent was given or taken back: by the link in a message, or by the button that a mail program makes of it
 * (one click), by answering an SMS with STOP, by telling the mail provider that it is unwanted, or as two memberships
 * became one. Taking away an address ends marketing to it, and is no refusal.
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
