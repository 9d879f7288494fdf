/** What became of an SMS that a provider took. */
export type Delivery = "DELIVERED" | "UNDELIVERED";

/** The providers' own words; what is on its way still is no report. */
const words = new Map<string, Delivery>([
  ["delivered", "DELIVERED"],
  ["read", "DELIVERED"],
  ["undelivered", "UNDELIVERED"],
  ["failed", "UNDELIVERED"],
]);

/** A provider's status as a report; null while it is on its way, or where the word is none that we know. */
export const deliveryOf = (status: string): Delivery | null => words.get(status.toLowerCase()) ?? null;

/**
 * What stands after another report. They come twice and in any order: a message that came to the phone has come, and one that
 * was given up may come late.
 */
export const afterReport = (before: Delivery | null, heard: Delivery): Delivery =>
  before === "DELIVERED" ? before : heard;
