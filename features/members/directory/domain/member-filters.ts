/** Members with points that they can use today, and members without. */
export const pointsFilters = ["SOME", "NONE"] as const;

/** Members who accept marketing by a channel, and members who accept none. */
export const consentFilters = ["EMAIL", "SMS", "NONE"] as const;
