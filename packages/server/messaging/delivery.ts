/** A provider refuses this message for good: a retry would be refused as well. */
export class DeliveryRefused extends Error {}

/** A provider could not be reached or wants the message later. Names no address, so it may be logged. */
export class DeliveryDelayed extends Error {}

/** Milliseconds to wait for a provider's reply; after that it counts as unavailable. */
export const answerWithinMs = 15_000;
