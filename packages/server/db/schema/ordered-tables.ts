/**
 * Tables whose ids tell the order of acts. On a cluster, only the coordinator draws them, because each node has a range of
 * ids of its own.
 */
export const orderedTables = ["point_entry", "stamp_entry", "stamp_card_usage"] as const;
