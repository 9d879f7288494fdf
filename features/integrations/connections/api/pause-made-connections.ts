import type { Transaction } from "kysely";
import { nameOrder } from "#packages/server/db/sorted.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Maker } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Finds the active connections that a person created in any club of a company. Runs as the platform's role. */
export const findMadeConnections = (trx: Transaction<DB>, { companyId, accountId }: Maker) =>
  trx
    .selectFrom("connection")
    .innerJoin("chain", "chain.id", "connection.chain_id")
    .select(["connection.chain_id", "connection.id", "connection.name", "chain.commercial_name as club"])
    .where("chain.company_id", "=", companyId)
    .where("connection.created_by", "=", accountId)
    .where("connection.paused", "=", false)
    .orderBy(nameOrder("chain.commercial_name"))
    .orderBy("connection.id")
    .execute();

/**
 * Pauses the connections, whose secrets the person knows, and records this in each club's audit trail. A merchant can
 * renew their secrets and continue them.
 */
export async function pauseMadeConnections(
  { directory }: Services,
  trx: Transaction<DB>,
  maker: Maker,
  by: number,
): Promise<void> {
  for (const { chain_id: chainId, id, name } of await findMadeConnections(trx, maker)) {
    const chain = await directory.byId(chainId);
    if (!chain) continue;
    await trx
      .updateTable("connection")
      .set({ paused: true })
      .where("chain_id", "=", chainId)
      .where("id", "=", id)
      .execute();
    const subject = `connection ${id}`;
    await audit(trx, chain, { accountId: by, act: "update-connection", subject, detail: { name, paused: true } });
  }
}
