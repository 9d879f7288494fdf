import type { Transaction } from "kysely";
import { nameOrder } from "#packages/server/db/sorted.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Maker } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Finds the enabled endpoints that a person created in any club of a company. Runs as the platform's role. */
export const findMadeWebhooks = (trx: Transaction<DB>, { companyId, accountId }: Maker) =>
  trx
    .selectFrom("webhook_endpoint")
    .innerJoin("chain", "chain.id", "webhook_endpoint.chain_id")
    .select(["webhook_endpoint.chain_id", "webhook_endpoint.id", "webhook_endpoint.url"])
    .select("chain.commercial_name as club")
    .where("chain.company_id", "=", companyId)
    .where("webhook_endpoint.created_by", "=", accountId)
    .where("webhook_endpoint.state", "=", "ACTIVE")
    .orderBy(nameOrder("chain.commercial_name"))
    .orderBy("webhook_endpoint.id")
    .execute();

/**
 * Disables the endpoints and records this in each club's audit trail. Their logs stay, and a merchant can enable them
 * again.
 */
export async function endMadeWebhooks(
  { directory }: Services,
  trx: Transaction<DB>,
  maker: Maker,
  by: number,
): Promise<void> {
  for (const { chain_id: chainId, id, url } of await findMadeWebhooks(trx, maker)) {
    const chain = await directory.byId(chainId);
    if (!chain) continue;
    await trx
      .updateTable("webhook_endpoint")
      .set({ state: "PAUSED" })
      .where("chain_id", "=", chainId)
      .where("id", "=", id)
      .execute();
    const detail = { host: new URL(url).host, active: false };
    const subject = `webhook ${id}`;
    await audit(trx, chain, { accountId: by, act: "update-webhook", subject, detail });
  }
}
