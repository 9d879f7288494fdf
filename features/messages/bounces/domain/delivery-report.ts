/** The outcome of an SMS that a provider accepted. */
export type Delivery = "DELIVERED" | "UNDELIVERED";

/** The providers' statuses; interim statuses are no reports. */
const words = new Map<string, Delivery>([
  ["delivered", "DELIVERED"],
  ["read", "DELIVERED"],
  ["undelivered", "UNDELIVERED"],
  ["failed", "UNDELIVERED"],
]);

/** Returns a provider's status as a report; null for an interim or unknown status. */
export const deliveryOf = (status: string): Delivery | null => words.get(status.toLowerCase()) ?? null;

/**
 * Returns the state after another report. Reports repeat and arrive in any order: a delivered message stays delivered,
 * and a failed one may still be delivered.
 */
export const afterReport = (before: Delivery | null, heard: Delivery): Delivery =>
  before === "DELIVERED" ? before : heard;
