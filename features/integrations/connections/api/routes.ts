import type { Call, Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { connectionsRoutes } from "../contract/routes.ts";
import { connectionOf } from "./connection-shape.ts";
import { listOrders } from "./orders/list-orders.ts";
import { retryOrder } from "./orders/retry-order.ts";
import { trySample } from "./orders/try-sample.ts";
import { selectConnections } from "./queries.ts";
import { createConnection, removeConnection, renewConnectionSecret, updateConnection } from "./save-connection.ts";

async function getConnection({ db, config }: Services, { chain, params, realNow }: Call<"getConnection">) {
  const [[row]] = await db.read(chain.id, (q) => [
    selectConnections(q, chain.id).where("connection.id", "=", params.id),
  ]);
  return connectionOf(row ?? refuse("NOT_FOUND"), config, realNow);
}

export const connectionsHandlers = (services: Services): Handlers<typeof connectionsRoutes> => ({
  async listConnections({ chain, realNow }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectConnections(q, chain.id)]);
    return rows.map((row) => connectionOf(row, services.config, realNow));
  },

  getConnection: (call) => getConnection(services, call),
  createConnection: (call) => createConnection(services, call),
  updateConnection: (call) => updateConnection(services, call),
  removeConnection: (call) => removeConnection(services, call),
  renewConnectionSecret: (call) => renewConnectionSecret(services, call),
  listConnectionOrders: (call) => listOrders(services, call),
  retryConnectionOrder: (call) => retryOrder(services, call),
  tryConnectionSample: (call) => trySample(services, call),
});
