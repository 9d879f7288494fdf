import { kronorFromOre } from "#packages/domain/money.ts";
import { mayTryAgain, type OrderState } from "../../domain/connections.ts";
import type { ListedOrderRow } from "./order-queries.ts";

/** Returns the state that an order of a dry run would have, with the refunds that arrived after its payment. */
function wouldBe({ state, amount_ore: amountOre, returned_ore: returnedOre }: ListedOrderRow): OrderState {
  if (state !== "REGISTERED") return state;
  return returnedOre === amountOre ? "RETURNED" : "REGISTERED";
}

/** Returns an order for the club's merchants. `inDryRun`: whether its connection registers nothing at present. */
export function orderOf(row: ListedOrderRow, inDryRun: boolean, now: Temporal.Instant) {
  const { dry_run: isDryRun, is_test: isTest, purchase_id: purchaseId, paid_at: paidAt } = row;
  return {
    id: row.id,
    number: row.number,
    amount: row.amount_ore === null ? null : kronorFromOre(row.amount_ore),
    returnedAmount: kronorFromOre(row.returned_ore),
    paidAt: paidAt?.toString() ?? null,
    state: isDryRun ? ("DRY_RUN" as const) : row.state,
    wouldBe: isDryRun ? wouldBe(row) : null,
    isTest,
    code: row.code,
    field: row.field,
    purchaseId,
    memberId: row.member_id,
    email: row.email,
    phone: row.phone,
    membershipNumber: row.membership_number,
    receivedAt: row.received_at.toString(),
    lastReceivedAt: row.last_received_at.toString(),
    canTryAgain:
      !inDryRun && mayTryAgain({ state: row.state, code: row.code, isDryRun, isTest, purchaseId, paidAt }, now),
  };
}
