import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { connectionsRetention } from "../domain/retention.ts";

export const connectionsRetainedRows = {
  shopOrders: (q) => q.selectFrom("connection_order").select("received_at as at").where("purchase_id", "is", null),
} satisfies RetainedRows<typeof connectionsRetention>;
