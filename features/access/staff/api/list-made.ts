import { findMadeKeys } from "#features/integrations/api-keys/api/revoke-made-keys.ts";
import { findMadeConnections } from "#features/integrations/connections/api/pause-made-connections.ts";
import { findMadeWebhooks } from "#features/integrations/webhooks/api/end-made-webhooks.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectStaff } from "./queries.ts";

/**
 * Lists active API keys, webhooks and connections that a staff member created in the company's clubs. Webhooks show
 * their host only.
 */
export async function listMade({ db }: Services, { chain, params: { id }, realNow }: Call<"listMadeIntegrations">) {
  return db.inPlatform(async (trx) => {
    const member = await selectStaff(trx, chain).where("account.id", "=", id).executeTakeFirst();
    if (!member) return refuse("NOT_FOUND");
    const maker = { companyId: chain.companyId, accountId: id, now: realNow };
    const keys = await findMadeKeys(trx, maker);
    const webhooks = await findMadeWebhooks(trx, maker);
    const connections = await findMadeConnections(trx, maker);
    return {
      apiKeys: keys.map(({ name, club }) => ({ name, club })),
      webhooks: webhooks.map(({ url, club }) => ({ host: new URL(url).host, club })),
      connections: connections.map(({ name, club }) => ({ name, club })),
    };
  });
}
