import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { connectionsRetention } from "../domain/retention.ts";

/** Removes orders that became no purchase, with the buyers' addresses; `docs/retention.md` states the days. */
export const connectionsSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-shop-orders",
    pattern: "12 4 * * *",
    act: async () => {
      const old = keptSince(connectionsRetention.shopOrders, clock());
      const orders = db.platform
        .deleteFrom("connection_order")
        .where("received_at", "<", old)
        .where("purchase_id", "is", null)
        .returning("chain_id");
      await removeAndCount(db.platform, "shopOrders", clock(), orders);
    },
  },
];
