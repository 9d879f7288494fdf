import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectConnections } from "../queries.ts";
import { factsOf, selectListedOrders } from "./order-queries.ts";
import { orderOf } from "./order-shape.ts";
import { settleOrder } from "./settle-order.ts";
import { connectionIn, shopCall } from "./shop-call.ts";

async function readOrder({ db }: Services, { chain, params }: Call<"retryConnectionOrder">) {
  const [[row]] = await db.read(chain.id, (q) => [selectListedOrders(q).where("connection_order.id", "=", params.id)]);
  return row ?? refuse("NOT_FOUND");
}

/**
 * Tries an order again that had no member or was refused, for example after the customer has joined. Also of a paused
 * connection, but not in a dry run. Returns the order afterwards. Refuses CANNOT_TRY_AGAIN.
 */
export async function retryOrder(services: Services, call: Call<"retryConnectionOrder">) {
  const { db } = services;
  const { chain, actor, realNow } = call;
  const row = await readOrder(services, call);
  const [[connectionRow]] = await db.read(chain.id, (q) => [
    selectConnections(q, chain.id).where("connection.id", "=", row.connection_id),
  ]);
  const connection = connectionIn(connectionRow ?? refuse("NOT_FOUND"));
  if (!orderOf(row, connection.dryRun, realNow).canTryAgain) refuse("CANNOT_TRY_AGAIN");
  await settleOrder(services, shopCall(services, chain, connection), connection, { row, facts: factsOf(row) });
  await db.inChain(chain.id, (trx) =>
    audit(trx, chain, {
      accountId: actor.accountId,
      act: "retry-shop-order",
      subject: `connection ${connection.id}`,
      locationIds: [connection.locationId],
      // The order's number would remain after the member's erasure.
      detail: { orderId: row.id },
    }),
  );
  return orderOf(await readOrder(services, call), connection.dryRun, realNow);
}
