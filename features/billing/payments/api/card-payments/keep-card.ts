import type { Transaction } from "kysely";
import { lockAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { SavedCard } from "#packages/server/payments/card-provider.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Charging } from "./charge-invoices.ts";

const none = { card_method: null, card_brand: null, card_last4: null, card_expires: null } as const;

/** Deletes a card at the provider that is already removed here. A failure is only logged. */
export async function forgetCard({ cards, log }: Pick<Charging, "cards" | "log">, method: string): Promise<void> {
  await cards.forget(method).catch((error: unknown) => {
    log.warn({ err: error }, "deleting a card at the payment provider failed");
  });
}

/** Stores the card as the company's payment method, unless a newer choice exists. */
export async function keepCard(charging: Charging, companyId: number, card: SavedCard): Promise<void> {
  const { db } = charging;
  const former = await db.inPlatform(async (trx) => {
    const account = await lockAccount(trx, companyId);
    if (account.card_customer !== card.customer || account.card_method === card.method) return null;
    const isOlder = account.card_since && Temporal.Instant.compare(card.since, account.card_since) < 0;
    if (isOlder) return card.method;
    await trx
      .updateTable("billing_account")
      .set({
        pays_by: "CARD",
        card_method: card.method,
        card_brand: card.brand,
        card_last4: card.last4,
        card_expires: card.expiresOn,
        card_since: card.since,
      })
      .where("company_id", "=", companyId)
      .execute();
    return account.card_method;
  });
  if (former) await forgetCard(charging, former);
}

/** Switches the company to payment by invoice. The caller holds the account's lock. */
export function dropCard(trx: Transaction<DB>, companyId: number, now: Temporal.Instant) {
  return trx
    .updateTable("billing_account")
    .set({ ...none, pays_by: "INVOICE", card_since: now })
    .where("company_id", "=", companyId)
    .execute();
}

/** Returns the id of the company with a customer id at the provider. */
export async function findCompany({ db }: Pick<Services, "db">, customer: string): Promise<number | null> {
  const row = await db.platform
    .selectFrom("billing_account")
    .select("company_id")
    .where("card_customer", "=", customer)
    .executeTakeFirst();
  return row?.company_id ?? null;
}
