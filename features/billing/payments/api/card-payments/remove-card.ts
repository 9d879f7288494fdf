import { readBilling } from "#features/billing/subscriptions/api/get-billing.ts";
import { lockOwn } from "#features/billing/subscriptions/api/set-billing.ts";
import { auditCompany } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { dropCard, forgetCard } from "./keep-card.ts";

/** Switches the company to payment by invoice. Works without the provider too: then the card is removed only here. */
export async function removeCard(services: Services, { actor, params, realNow: now }: Call<"removeCard">) {
  const { db, cards, log } = services;
  const { method, billing } = await db.inPlatform(async (trx) => {
    const { account } = await lockOwn(trx, params.id, actor.accountId);
    const { card_method: method } = account;
    if (!method) return refuse("NO_CARD");
    await dropCard(trx, params.id, now);
    const subject = `company ${params.id}` as const;
    await auditCompany(trx, { accountId: actor.accountId, act: "remove-card", subject });
    return { method, billing: (await readBilling(trx, services, params.id, now)) ?? refuse("NOT_FOUND") };
  });
  if (cards) await forgetCard({ cards, log }, method);
  return billing;
}
