/** Tables of which an act knows the ids before it writes the rows. */
export const numberedTables = ["purchase", "point_lot", "redemption"] as const;
export type NumberedTable = (typeof numberedTables)[number];

/**
 * Tables whose ids tell the order of acts. On a cluster, only the coordinator draws them, because each node has a range of
 * ids of its own.
 */
export const orderedTables = [...numberedTables, "point_entry", "stamp_entry", "stamp_card_usage"] as const;
