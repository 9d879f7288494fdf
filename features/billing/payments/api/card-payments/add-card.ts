import { lockOwn } from "#features/billing/subscriptions/api/set-billing.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import type { AccountActor, Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { askProvider, chargingOf } from "./ask-provider.ts";
import type { Charging } from "./charge-invoices.ts";

export const backFrom = (config: Services["config"]) => officeLink(config, "/billings/details");

/**
 * Returns the company's customer id at the provider, creating it if needed. Under concurrent requests the first one
 * stored is used.
 */
export async function customerOf(charging: Charging, companyId: number, actor: AccountActor): Promise<string> {
  const { db, cards } = charging;
  const { company, account } = await db.inPlatform((trx) => lockOwn(trx, companyId, actor.accountId));
  if (account.card_customer) return account.card_customer;
  const { name } = company;
  const customer = await askProvider(charging, cards.createCustomer({ companyId, name, email: account.invoice_email }));
  return db.inPlatform(async (trx) => {
    const { account: now } = await lockOwn(trx, companyId, actor.accountId);
    if (now.card_customer) return now.card_customer;
    const own = trx.updateTable("billing_account").where("company_id", "=", companyId);
    await own.set({ card_customer: customer }).execute();
    return customer;
  });
}

/** Opens the page on which a merchant enters the company's card. */
export async function addCard(services: Services, { actor, params, language }: Call<"addCard">) {
  const charging = chargingOf(services);
  const customer = await customerOf(charging, params.id, actor);
  const pageRequest = { companyId: params.id, customer, back: backFrom(services.config), language };
  const { url } = await askProvider(services, charging.cards.openCardPage(pageRequest));
  return { url };
}
