import { kronorFromOre } from "#packages/domain/money.ts";
import { mayTryAgain } from "../../domain/connections.ts";
import type { OrderRow } from "./order-queries.ts";

/** Returns an order for the club's merchants. */
export function orderOf(row: OrderRow, now: Temporal.Instant) {
  const { dry_run: isDryRun, is_test: isTest, purchase_id: purchaseId, paid_at: paidAt } = row;
  return {
    id: row.id,
    number: row.number,
    amount: row.amount_ore === null ? null : kronorFromOre(row.amount_ore),
    returnedAmount: kronorFromOre(row.returned_ore),
    paidAt: paidAt?.toString() ?? null,
    state: isDryRun ? ("DRY_RUN" as const) : row.state,
    wouldBe: isDryRun ? row.state : null,
    isTest,
    code: row.code,
    field: row.field,
    purchaseId,
    email: row.email,
    phone: row.phone,
    membershipNumber: row.membership_number,
    receivedAt: row.received_at.toString(),
    lastReceivedAt: row.last_received_at.toString(),
    canTryAgain: mayTryAgain({ state: row.state, code: row.code, isDryRun, isTest, purchaseId, paidAt }, now),
  };
}
