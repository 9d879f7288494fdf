const known = [
  "SIGN_UP",
  "PROFILE",
  "STAFF",
  "IMPORT",
  "UNSUBSCRIBED",
  "ONE_CLICK",
  "STOP",
  "COMPLAINT",
  "ADDRESS_REMOVED",
] as const;
export type ConsentSource = (typeof known)[number] | "OTHER";

/** Where a consent was given or taken back; what the screens have no words for is OTHER. */
export function consentSource(source: string): ConsentSource {
  return known.find((each) => each === source) ?? "OTHER";
}
