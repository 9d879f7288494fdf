import { sql } from "kysely";
import { pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { purchasesRetention } from "../domain/retention.ts";

/**
 * The number of days from the last day of a pending purchase to its deletion, so that this day has ended in every time
 * zone.
 */
const endsEverywhere = 2;

export const purchasesRetainedRows = {
  waitingPurchases: (q) => {
    const daysBefore = pendingPurchaseDays - endsEverywhere;
    return q
      .selectFrom("waiting_purchase")
      .select(sql<Temporal.Instant>`(waits_through - ${daysBefore}::int)::timestamp at time zone 'UTC'`.as("at"));
  },
} satisfies RetainedRows<typeof purchasesRetention>;
