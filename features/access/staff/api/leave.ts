import { revokeMadeKeys } from "#features/integrations/api-keys/api/revoke-made-keys.ts";
import { pauseMadeConnections } from "#features/integrations/connections/api/pause-made-connections.ts";
import { endMadeWebhooks } from "#features/integrations/webhooks/api/end-made-webhooks.ts";
import { lockCompany } from "#features/platform/companies/api/queries.ts";
import { audit, auditCompany } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { settleAccount } from "./settle-account.ts";
import { removeFromChain, removeFromCompany } from "./write-grant.ts";

/**
 * A merchant leaves a company, which ends the merchant's API keys, webhooks and connections there. Refuses with
 * LAST_MERCHANT for the last merchant.
 */
export async function leaveCompany(
  services: Services,
  { actor: { accountId, token }, params: { id }, realNow }: Call<"leaveCompany">,
): Promise<void> {
  const { db, changes } = services;
  const keys = await db.inPlatform(async (trx) => {
    await lockCompany(trx, id).execute();
    if (!(await removeFromCompany(trx, id, accountId))) refuse("NOT_FOUND");
    await settleAccount(trx, accountId, token);
    await auditCompany(trx, { accountId, act: "leave-company", subject: `company ${id}` });
    const maker = { companyId: id, accountId, now: realNow };
    await endMadeWebhooks(services, trx, maker, accountId);
    await pauseMadeConnections(services, trx, maker, accountId);
    return revokeMadeKeys(services, trx, maker, accountId);
  });
  changes.tell(`account:${accountId}`, ...keys);
}

/** A staff member leaves a club. */
export async function leaveChain(
  { db, directory, changes }: Services,
  { actor: { accountId, token }, params: { id } }: Call<"leaveChain">,
): Promise<void> {
  const chain = (await directory.byId(id)) ?? refuse("NOT_FOUND");
  await db.inPlatform(async (trx) => {
    await lockCompany(trx, chain.companyId).execute();
    if (!(await removeFromChain(trx, chain.id, accountId))) refuse("NOT_FOUND");
    await settleAccount(trx, accountId, token);
    await audit(trx, chain, { accountId, act: "leave-club", subject: `account ${accountId}` });
  });
  changes.tell(`account:${accountId}`);
}
