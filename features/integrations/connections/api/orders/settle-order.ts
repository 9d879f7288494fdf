import { returnRefunded } from "#features/till/register/api/return-purchase.ts";
import { Refusal } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { mayTryAgain, type OrderState } from "../../domain/connections.ts";
import { noContact, type OrderFacts, problemOf, refundedOre } from "../../domain/shop-order.ts";
import { codeOfRefusal } from "./order-outcome.ts";
import { factsOf, lockOrder, type OrderRow, selectPurchaseOf } from "./order-queries.ts";
import { registerOrder } from "./register-order.ts";
import { rehearseOrder } from "./rehearse-order.ts";
import type { Connection, ShopCall } from "./shop-call.ts";

/** The result of an attempt to register an order. */
interface Outcome {
  purchaseId: number | null;
  /** The state of an order without a purchase. */
  state: OrderState;
  code: string | null;
  isDryRun: boolean;
}

/** An order with all that was reported about it. The buyer's addresses may not be stored. */
export interface ReportedOrder {
  row: OrderRow;
  facts: OrderFacts;
}

/** Whether the buyer's addresses remain stored: only while another attempt may find a member. */
function keepsContact(row: OrderRow, { purchaseId, state, code, isDryRun }: Outcome, now: Temporal.Instant): boolean {
  const tried = { state, code, isDryRun, isTest: row.is_test, purchaseId, paidAt: row.paid_at };
  return purchaseId === null && mayTryAgain(tried, now);
}

const emptyContact = { email: noContact.email, phone: noContact.phone, membership_number: noContact.membershipNumber };

/**
 * Stores the result of an attempt. The state of a purchase is read from the purchase, because a concurrent webhook may
 * have returned more. Returns the order if a concurrent webhook left something to settle: it became a purchase without
 * this attempt, or more was refunded than this attempt returned. A later webhook decides about an order without a
 * purchase.
 */
async function storeOutcome(
  { db }: Services,
  { chain, realNow }: ShopCall,
  { row, facts }: ReportedOrder,
  outcome: Outcome,
): Promise<OrderRow | null> {
  return db.inChain(chain.id, async (trx) => {
    const current = await lockOrder(trx, row.id);
    if (!current) return null;
    const { purchaseId, code, isDryRun } = outcome;
    if (purchaseId === null && current.purchase_id !== null) return isDryRun ? null : current;
    if (purchaseId === null && current.webhooks !== row.webhooks) return null;
    const purchase =
      purchaseId === null ? undefined : await selectPurchaseOf(trx, row.registration_key).executeTakeFirst();
    const purchaseState = purchase?.returned_at ? "RETURNED" : "REGISTERED";
    const amountOre = purchase?.amount_ore ?? current.amount_ore;
    await trx
      .updateTable("connection_order")
      .set({
        state: purchase && code === null ? purchaseState : outcome.state,
        code,
        ...(code !== current.code && { field: null }),
        dry_run: isDryRun,
        purchase_id: purchaseId,
        // The purchase counts, also if another connection to the same shop reported another amount.
        amount_ore: amountOre,
        returned_ore: Math.min(current.returned_ore, amountOre ?? current.returned_ore),
        ...(!keepsContact(current, outcome, realNow) && emptyContact),
      })
      .where("id", "=", row.id)
      .execute();
    const hasMoreRefunds = purchaseId !== null && refundedOre(factsOf(current)) > refundedOre(facts);
    return hasMoreRefunds ? { ...current, purchase_id: purchaseId } : null;
  });
}

const refusedFor = (code: string, purchaseId: number | null): Outcome => ({
  purchaseId,
  state: "REFUSED",
  code,
  isDryRun: false,
});

/** Registers an order and returns the refunded goods. */
async function registerAndReturn(
  services: Services,
  call: ShopCall,
  connection: Connection,
  { row, facts }: ReportedOrder,
): Promise<Outcome> {
  const { amountOre, paidAt, contact, number } = facts;
  let purchaseId = row.purchase_id;
  const problem = purchaseId === null ? problemOf(facts) : null;
  if (problem) return refusedFor(problem.code, null);
  try {
    const goods = { registrationKey: row.registration_key, amountOre: amountOre ?? 0, contact };
    purchaseId ??= await registerOrder(services, call, connection, { ...goods, paidAt: paidAt ?? call.realNow });
    if (purchaseId === null) return { purchaseId, state: "NO_MEMBER", code: null, isDryRun: false };
    const refunded = refundedOre(facts);
    if (refunded > 0) {
      const reason = `${connection.name} ${number}`;
      const { locationId } = connection;
      // The purchase is the order's own, also if the connection had another point of sale then.
      const anywhere = { ...call, actor: { ...call.actor, locationIds: null } };
      await returnRefunded(services, anywhere, { purchaseId, refundedOre: refunded, reason, locationId });
    }
    return { purchaseId, state: "REGISTERED", code: null, isDryRun: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isWithoutMember = purchaseId === null && codeOfRefusal(error) === "NOT_FOUND";
    if (isWithoutMember) return { purchaseId, state: "NO_MEMBER", code: null, isDryRun: false };
    return refusedFor(codeOfRefusal(error), purchaseId);
  }
}

/** The attempts to settle an order while concurrent webhooks change it. */
const attemptsAtMost = 5;

/** Registers an order, or in a dry run finds out what would happen, and stores the result. */
export async function settleOrder(
  services: Services,
  call: ShopCall,
  connection: Connection,
  reported: ReportedOrder,
): Promise<void> {
  if (connection.dryRun || reported.facts.isTest) {
    // A dry run leaves an order that is already registered unchanged.
    if (reported.row.purchase_id !== null) return;
    const { state, code } = await rehearseOrder(services, call, connection.locationId, reported.facts);
    await storeOutcome(services, call, reported, { purchaseId: null, state, code, isDryRun: true });
    return;
  }
  let pending = reported;
  for (let attempts = 0; attempts < attemptsAtMost; attempts++) {
    const outcome = await registerAndReturn(services, call, connection, pending);
    const row = await storeOutcome(services, call, pending, outcome);
    if (!row) return;
    pending = { row, facts: factsOf(row) };
  }
}
