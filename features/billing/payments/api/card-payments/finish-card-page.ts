import { readBilling } from "#features/billing/subscriptions/api/get-billing.ts";
import { lockOwn } from "#features/billing/subscriptions/api/set-billing.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isUndecided } from "../../domain/card-charge.ts";
import { askProvider, chargingOf } from "./ask-provider.ts";
import { chargeInvoices } from "./charge-invoices.ts";
import { readPage } from "./read-page.ts";

/**
 * Handles the merchant's return from the provider's page: fetches the outcome at once. A new card pays the unpaid
 * invoices.
 */
export async function finishCardPage(services: Services, call: Call<"finishCardPage">) {
  const { actor, params, body, realNow: now } = call;
  const charging = chargingOf(services);
  await services.db.inPlatform((trx) => lockOwn(trx, params.id, actor.accountId));
  const read = await askProvider(services, readPage(charging, body.session, now));
  if (read?.companyId !== params.id) return refuse("NOT_FOUND");
  const { page } = read;
  if (page.card) await chargeInvoices(charging, now, params.id);
  return services.db.inPlatform(async (trx) => {
    const { account } = await lockOwn(trx, params.id, actor.accountId);
    const billing = (await readBilling(trx, services, params.id, now)) ?? refuse("NOT_FOUND");
    const outcome = (): "SAVED" | "PAID" | "UNDER_WAY" | "NOTHING" => {
      if (page.card) return account.card_method === page.card.method ? "SAVED" : "NOTHING";
      if (page.charge?.state === "SUCCEEDED") return "PAID";
      return page.isOver && page.charge && isUndecided(page.charge.state) ? "UNDER_WAY" : "NOTHING";
    };
    return { outcome: outcome(), billing };
  });
}
