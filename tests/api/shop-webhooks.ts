import { createHmac, randomUUID } from "node:crypto";
import type { ConnectionKind } from "#features/integrations/connections/domain/connections.ts";
import type { OrderMapping } from "#features/integrations/connections/domain/mapping.ts";
import { readSecret, webhookHeaders } from "#features/integrations/webhooks/api/sign-webhook.ts";
import type { Club } from "./factories.ts";
import type { TestApi } from "./harness.ts";

export const testMapping: OrderMapping = {
  orderNumber: "order.number",
  amount: "order.amount",
  amountUnit: "KRONOR",
  currency: null,
  time: "order.paid_at",
  email: "order.customer.email",
  phone: "order.customer.phone",
  membershipNumber: null,
  refunded: "order.refunded",
};

/** A connection as its shop knows it. */
export interface TestConnection {
  id: number;
  kind: ConnectionKind;
  club: Club;
  /** The path of the address. */
  path: string;
  secret: string;
}

const shopifySecret = "shpss_0123456789abcdef0123456789abcdef";

/** Creates a connection as the club's merchant. */
export async function makeConnection(
  api: TestApi,
  club: Club,
  { kind = "GENERIC" as ConnectionKind, dryRun = false, mapping = testMapping, secret: own = shopifySecret } = {},
): Promise<TestConnection> {
  const body = {
    kind,
    name: "Webbutiken",
    pointOfSaleId: club.locationIds[0],
    secret: kind === "SHOPIFY" ? own : null,
    dryRun,
    mapping: kind === "GENERIC" ? mapping : null,
  };
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { connection, secret } = await api.call("createConnection", { body }, as);
  return { id: connection.id, kind, club, path: new URL(connection.address).pathname, secret: secret ?? own };
}

const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64");

/** Returns the headers by which a shop signs a message. */
export function signedHeaders(
  { kind, secret }: Pick<TestConnection, "kind" | "secret">,
  text: string,
  { topic, now }: { topic: string; now: Temporal.Instant },
): Record<string, string> {
  if (kind === "SHOPIFY") return { "x-shopify-topic": topic, "x-shopify-hmac-sha256": hmac(secret, text) };
  if (kind === "WOOCOMMERCE") return { "x-wc-webhook-topic": topic, "x-wc-webhook-signature": hmac(secret, text) };
  const timestamp = Math.floor(now.epochMilliseconds / 1000);
  return webhookHeaders({ id: randomUUID(), timestamp, body: text }, [readSecret(secret) ?? Buffer.alloc(0)]);
}

interface Sending {
  topic?: string;
  headers?: Record<string, string>;
  /** Replaces the signed text. */
  sent?: string;
}

const usualTopics: Record<ConnectionKind, string> = {
  SHOPIFY: "orders/paid",
  WOOCOMMERCE: "order.updated",
  GENERIC: "",
};

/** Posts a message to a connection as its shop does. Returns the status and the code of a refusal. */
export async function postWebhook(
  api: TestApi,
  connection: TestConnection,
  message: unknown,
  { topic = usualTopics[connection.kind], headers = {}, sent }: Sending = {},
): Promise<{ status: number; code: string | null }> {
  const text = typeof message === "string" ? message : JSON.stringify(message);
  const signed = signedHeaders(connection, text, { topic, now: api.clock.now });
  const { statusCode: status, body } = await api.app.inject({
    method: "POST",
    url: connection.path,
    headers: { host: "localhost", "content-type": "application/json", ...signed, ...headers },
    payload: sent ?? text,
  });
  return { status, code: status === 200 ? null : (JSON.parse(body).code as string) };
}

/** Returns the message of a generic shop about an order. */
export const genericOrder = (
  now: Temporal.Instant,
  { number = "1001", amount = 200, email = "okand@example.com", refunded = 0 } = {},
) => ({ order: { number, amount, paid_at: now.toString(), customer: { email }, refunded } });

/** Sends an order whose buyer is no member. Returns its id in the list. */
export async function sendOrder(api: TestApi, connection: TestConnection): Promise<number> {
  await postWebhook(api, connection, genericOrder(api.clock.now));
  const { rows } = await api.owner.query("select id from connection_order where connection_id = $1", [connection.id]);
  return Number(rows[0].id);
}

/** Lists the orders of a connection as the club's merchant. */
export async function listShopOrders(api: TestApi, { id, club }: TestConnection) {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  return (await api.call("listConnectionOrders", { params: { id }, query: {} }, as)).rows;
}
