import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  hasContact,
  mergeOrder,
  noContact,
  normaliseContact,
  problemOf,
  refundedOre,
  type ShopOrder,
} from "../../domain/shop-order.ts";
import { factsOf, lockOrder } from "./order-queries.ts";
import type { ReportedOrder } from "./settle-order.ts";
import { type Connection, registrationKeyOf, type ShopCall } from "./shop-call.ts";

/**
 * Stores what a webhook reports about an order, and returns the order with all earlier reports. The buyer's addresses
 * are stored only for an order that may become a purchase. Returns null if the webhook cannot change the result: it
 * lacks the buyer, and so does the stored order.
 */
export async function receiveOrder(
  { db }: Services,
  { chain, realNow }: ShopCall,
  { id: connectionId, dryRun, ...connection }: Connection,
  order: ShopOrder,
): Promise<ReportedOrder | null> {
  const key = registrationKeyOf({ id: connectionId, ...connection }, order.key);
  return db.inChain(chain.id, async (trx) => {
    const { id } = await trx
      .insertInto("connection_order")
      .values({
        chain_id: chain.id,
        connection_id: connectionId,
        registration_key: key,
        state: "REFUSED",
        code: "ORDER_MISSING",
        received_at: realNow,
        last_received_at: realNow,
      })
      // Also locks an existing row, so that webhooks about one order take turns.
      .onConflict((conflict) =>
        conflict.columns(["chain_id", "connection_id", "registration_key"]).doUpdateSet({ last_received_at: realNow }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    const before = (await lockOrder(trx, id)) ?? refuse("NOT_FOUND");
    const isRegistered = before.purchase_id !== null;
    const earlier = factsOf(before);
    const isWithoutBuyer =
      !isRegistered && earlier.amountOre !== null && !order.purchase?.ok && !hasContact(earlier.contact);
    const merged = mergeOrder(earlier, order, { isRegistered, now: realNow });
    const facts = { ...merged, contact: normaliseContact(merged.contact, prefixForLanguage(chain.language)) };
    const contact = isRegistered || dryRun || facts.isTest ? noContact : facts.contact;
    const isUndecided = !isRegistered && !isWithoutBuyer && before.state === "REFUSED" && !problemOf(facts);
    const after = {
      number: facts.number,
      amount_ore: facts.amountOre,
      returned_ore: refundedOre(facts),
      refunds: JSON.stringify(facts.refunds),
      adds_tax: facts.addsTax,
      paid_at: facts.paidAt,
      is_test: facts.isTest,
      email: contact.email,
      phone: contact.phone,
      membership_number: contact.membershipNumber,
      // A concurrent webhook with the buyer still decides about the order.
      webhooks: before.webhooks + (isWithoutBuyer ? 0 : 1),
      // A fault before the result is stored leaves an order that can be tried again.
      ...(isUndecided && { code: "UNAVAILABLE", field: null }),
      ...(facts.problem && { state: "REFUSED" as const, code: facts.problem.code, field: facts.problem.field }),
    };
    await trx.updateTable("connection_order").set(after).where("id", "=", id).execute();
    return isWithoutBuyer ? null : { row: { ...before, webhooks: after.webhooks }, facts };
  });
}
