import type { Transaction } from "kysely";
import type { CardDispute } from "#packages/domain/card-payments.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { CardTry } from "../../domain/card-charge.ts";

/** Selects charges with their invoice, their company and its customer id at the provider. */
export function selectCharges(db: Build) {
  return db
    .selectFrom("card_charge as charge")
    .innerJoin("invoice", "invoice.id", "charge.invoice_id")
    .innerJoin("billing_account as account", "account.company_id", "invoice.company_id")
    .select(["charge.id", "charge.intent", "charge.amount_ore", "charge.state", "charge.refunded_ore"])
    .select(["charge.problem", "charge.tried_on", "charge.method", "charge.last4", "charge.by_page"])
    .select(["charge.session", "charge.at", "charge.attempt"])
    .select(["invoice.id as invoice_id", "invoice.number", "invoice.company_id", "account.card_customer"]);
}

export type ChargeRow = Awaited<ReturnType<ReturnType<typeof selectCharges>["execute"]>>[number];

/** Reads the stored disputes of a charge. */
export function readDisputes(trx: Transaction<DB>, chargeId: number): Promise<CardDispute[]> {
  return trx
    .selectFrom("card_dispute")
    .select(["dispute", "amount_ore as amountOre", "state"])
    .where("charge_id", "=", chargeId)
    .execute();
}

/** Reads the attempts to charge an invoice, with their cards. */
export async function readTries(trx: Transaction<DB>, invoiceId: number): Promise<CardTry[]> {
  return trx
    .selectFrom("card_charge")
    .select(["state", "refunded_ore as refundedOre", "problem", "tried_on as triedOn", "method"])
    .where("invoice_id", "=", invoiceId)
    .execute();
}

export interface BegunCharge {
  invoiceId: number;
  amountOre: number;
  /** The card to charge; null for payment on the provider's page. */
  card: { method: string; last4: string } | null;
  triedOn: Temporal.PlainDate;
  now: Temporal.Instant;
}

/** Stores a charge before the provider is called. The caller holds the account's lock. */
export async function beginCharge(trx: Transaction<DB>, { invoiceId, amountOre, card, triedOn, now }: BegunCharge) {
  const { attempts } = await trx
    .selectFrom("card_charge")
    .select((eb) => eb.fn.countAll<number>().as("attempts"))
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto("card_charge")
    .values({
      invoice_id: invoiceId,
      attempt: Number(attempts) + 1,
      amount_ore: amountOre,
      state: "STARTED",
      method: card?.method ?? null,
      last4: card?.last4 ?? null,
      by_page: card === null,
      tried_on: triedOn,
      at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
