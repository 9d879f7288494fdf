/** A provider will never take this message: another try would be refused the same. */
export class DeliveryRefused extends Error {}

/** A provider could not be reached, or asked to be tried later. Says no address, so that it may be logged. */
export class DeliveryDelayed extends Error {}

/** Answers within this, or is taken to be away. */
export const answerWithinMs = 15_000;
