import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** Web shops and other programs whose orders become purchases. They send them to `POST /connections/{token}`. */
export const connectionsRoutes = {
  listConnections: { method: "GET", path: "/merchant/connections", access: merchants, key: "withheld" },
  createConnection: { method: "POST", path: "/merchant/connections", access: merchants, key: "withheld" },
  getConnection: {
    method: "GET",
    path: "/merchant/connections/:id",
    access: merchants,
    key: "withheld",
    thing: "connection",
  },
  updateConnection: {
    method: "PUT",
    path: "/merchant/connections/:id",
    access: merchants,
    key: "withheld",
    thing: "connection",
  },
  /** Its purchases stay. */
  removeConnection: {
    method: "DELETE",
    path: "/merchant/connections/:id",
    access: merchants,
    key: "withheld",
    thing: "connection",
  },
  renewConnectionSecret: {
    method: "POST",
    path: "/merchant/connections/:id/secrets",
    access: merchants,
    key: "withheld",
    thing: "connection",
  },
  /** The answer has the addresses of buyers, so support does not see it. */
  listConnectionOrders: {
    method: "GET",
    path: "/merchant/connections/:id/orders",
    access: merchants,
    key: "withheld",
    support: "withheld",
    thing: "connection",
  },
  /** The order's key makes a repeated attempt harmless, so the call needs no idempotency key. */
  retryConnectionOrder: {
    method: "POST",
    path: "/merchant/connection-orders/:id/retries",
    access: merchants,
    key: "withheld",
    thing: "connectionOrder",
  },
  /** Reads a pasted message of the shop as a webhook would be read, and stores nothing. */
  tryConnectionSample: {
    method: "POST",
    path: "/merchant/connections/:id/samples",
    access: merchants,
    key: "withheld",
    support: "withheld",
    reads: true,
    thing: "connection",
  },
} as const satisfies Record<string, Route>;
