/** What a sample is: an order, a refund, a message that means nothing to the club, or no order. */
export const sampleResults = ["ORDER", "REFUND", "IGNORED", "UNREADABLE"] as const;
