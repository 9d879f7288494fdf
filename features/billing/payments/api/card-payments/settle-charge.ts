import type { Transaction } from "kysely";
import { tellOfInvoice } from "#features/billing/invoices/api/tell-of-invoice.ts";
import { lockAccount, settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import type { ChargeFacts } from "#packages/domain/card-payments.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { ProviderCharge } from "#packages/server/payments/card-provider.ts";
import type { Services } from "#packages/server/request/services.ts";
import { learn, nextCardTry } from "../../domain/card-charge.ts";
import { receivePayment } from "../receive-payment.ts";
import { declinedSaid } from "./messages.ts";
import { type ChargeRow, readTries, selectCharges } from "./queries.ts";
import { type PaidCharge, settleDisputes } from "./settle-disputes.ts";

type Ground = Pick<Services, "db" | "config" | "log">;

/** A decline on the provider's page is not final, because the payer can try another card there. */
const factsOf = (charge: ProviderCharge, row: ChargeRow): ChargeFacts =>
  row.by_page && charge.state === "FAILED" ? { ...charge, state: "STARTED" } : charge;

/** Whether the provider's charge matches the stored one in customer, amount and intent. */
const isOf = (charge: ProviderCharge, row: ChargeRow) =>
  charge.customer === row.card_customer &&
  charge.amountOre === row.amount_ore &&
  (row.intent ?? charge.intent) === charge.intent;

/** Notifies the company of a declined card and the day of the next attempt. */
async function tellDeclined(trx: Transaction<DB>, config: Ground["config"], row: ChargeRow, now: Temporal.Instant) {
  const { method, last4, number } = row;
  if (!method || !last4) return;
  const again = nextCardTry(await readTries(trx, row.invoice_id), method, platformToday(now));
  await tellOfInvoice(trx, config, { number, now, say: (invoice) => declinedSaid(invoice, { last4, again }) });
}

/**
 * Applies the provider's state of a charge. Repeated and unordered reports give the same result. In the same
 * transaction a successful charge is booked as a payment, and refunds are deducted.
 */
export async function settleCharge(
  { db, config, log }: Ground,
  charge: ProviderCharge,
  now: Temporal.Instant,
): Promise<void> {
  await db.inPlatform(async (trx) => {
    const chargeQuery = selectCharges(trx).where("charge.id", "=", charge.chargeId);
    const seen = await chargeQuery.executeTakeFirst();
    if (!seen) return;
    await lockAccount(trx, seen.company_id);
    const row = await chargeQuery.executeTakeFirstOrThrow();
    if (!isOf(charge, row))
      return void log.warn({ charge: row.id }, "webhook of a card charge does not match the stored charge");
    const storedFacts = { state: row.state, refundedOre: row.refunded_ore, problem: row.problem };
    const { state, refundedOre, problem } = learn(storedFacts, factsOf(charge, row));
    const intent = row.intent ?? charge.intent;
    await trx
      .updateTable("card_charge")
      .set({ state, refunded_ore: refundedOre, problem, intent })
      .where("id", "=", row.id)
      .execute();
    if (state === "SUCCEEDED" && intent) {
      const paid = { ...row, intent, refunded_ore: refundedOre };
      await bookCharge(trx, config, { row: paid, disputes: charge.disputes, now });
    }
    if (state === "FAILED" && storedFacts.state !== "FAILED") await tellDeclined(trx, config, row, now);
  });
}

/** Cancels a charge that can no longer be paid. A payment that succeeded remains. */
export const cancelCharge = (ground: Ground, row: ChargeRow, now: Temporal.Instant): Promise<void> =>
  settleCharge(
    ground,
    {
      chargeId: row.id,
      invoiceNumber: row.number,
      customer: row.card_customer,
      amountOre: row.amount_ore,
      intent: row.intent,
      state: "CANCELLED",
      refundedOre: 0,
      problem: "",
      disputes: [],
    },
    now,
  );

async function bookCharge(
  trx: Transaction<DB>,
  config: Ground["config"],
  { row, disputes, now }: { row: PaidCharge; disputes: ProviderCharge["disputes"]; now: Temporal.Instant },
) {
  await receivePayment(trx, config, {
    companyId: row.company_id,
    invoice: { id: row.invoice_id, number: row.number },
    via: "CARD",
    reference: row.intent,
    receivedOn: platformToday(now),
    amountOre: row.amount_ore,
    accountId: null,
    now,
  });
  // Disputes are settled before the refund is booked, because a refunded amount cannot be charged back as well.
  await settleDisputes(trx, config, { row, heard: disputes, now });
  await bookRefund(trx, row, now);
}

/** Books the part of the refund that is new since the last report, on today's date. */
async function bookRefund(trx: Transaction<DB>, row: PaidCharge, now: Temporal.Instant) {
  const paid = await trx
    .selectFrom("payment")
    .select(["id", "refunded_ore"])
    .where("via", "=", "CARD")
    .where("reference", "=", row.intent)
    .executeTakeFirstOrThrow();
  const more = row.refunded_ore - paid.refunded_ore;
  if (more <= 0) return;
  await trx
    .insertInto("payment_refund")
    .values({ payment_id: paid.id, refunded_on: platformToday(now), amount_ore: more, at: now })
    .execute();
  await trx.updateTable("payment").set({ refunded_ore: row.refunded_ore }).where("id", "=", paid.id).execute();
  await settleAccount(trx, row.company_id);
}
