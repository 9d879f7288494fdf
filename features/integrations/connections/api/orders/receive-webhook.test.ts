import { beforeEach, describe, expect, test } from "vitest";
import { freezeCompany, thawCompany } from "#apps/api/moving/freeze-company.ts";
import { rateLimits } from "#packages/domain/rate-limits.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import {
  genericOrder,
  listShopOrders,
  makeConnection,
  postWebhook,
  signedHeaders,
  type TestConnection,
} from "#tests/api/shop-webhooks.ts";
import { connectionKinds } from "../../domain/connections.ts";
import { asSent, shopifyOrder, wooOrder } from "../../domain/shop-samples.fixture.ts";

const api = await startApi();
let club: Club;
let merchant: { as: string; chain: string };
beforeEach(async () => {
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
});

const accepted = { status: 200, code: null };
const unsigned = { status: 401, code: "NOT_SIGNED_IN" };

async function countPurchases(): Promise<number> {
  const { rows } = await api.owner.query("select count(*)::int as count from purchase where chain_id = $1", [
    club.chain.id,
  ]);
  return rows[0].count;
}

/** Returns an order in the form of each kind of shop, paid now. */
function orderOf({ kind }: TestConnection, email: string): string {
  const at = api.clock.now.toString();
  if (kind === "SHOPIFY") {
    const paid = { financial_status: "paid", cancelled_at: null, currency: "SEK", test: false, updated_at: at };
    return asSent({ ...shopifyOrder, ...paid, email });
  }
  if (kind === "WOOCOMMERCE") {
    const paid = { currency: "SEK", date_paid_gmt: at.replace(/Z$/, "") };
    return JSON.stringify({ ...wooOrder, ...paid, billing: { email } });
  }
  return JSON.stringify(genericOrder(api.clock.now, { email }));
}

describe.each(connectionKinds)("a webhook of %s", (kind) => {
  let connection: TestConnection;
  let order: string;
  beforeEach(async () => {
    connection = await makeConnection(api, club, { kind });
    order = orderOf(connection, (await makeMember(api, club)).email);
  });

  test("registers a purchase with the shop’s signature over the raw body", async () => {
    expect(await postWebhook(api, connection, order)).toEqual(accepted);
    expect(await countPurchases()).toBe(1);
  });

  test("is refused with a changed body, another secret or no signature", async () => {
    const changed = `${order.slice(0, -1)} }`;
    expect(await postWebhook(api, connection, order, { sent: changed })).toEqual(unsigned);
    const other = { ...connection, secret: (await makeConnection(api, club)).secret };
    expect(await postWebhook(api, other, order)).toEqual(unsigned);
    const header = {
      SHOPIFY: "x-shopify-hmac-sha256",
      WOOCOMMERCE: "x-wc-webhook-signature",
      GENERIC: "webhook-signature",
    };
    for (const signature of ["", "v1,", "inte base64", "v1,AAAA"]) {
      expect(await postWebhook(api, connection, order, { headers: { [header[kind]]: signature } })).toEqual(unsigned);
    }
    expect(await countPurchases()).toBe(0);
  });

  test("is accepted with the former secret for a day after a new one", async () => {
    const body = kind === "SHOPIFY" ? { secret: "shpss_fedcba9876543210" } : {};
    const { secret } = await api.call("renewConnectionSecret", { params: { id: connection.id }, body }, merchant);
    const renewed = { ...connection, secret: secret ?? "shpss_fedcba9876543210" };
    expect(await postWebhook(api, renewed, order)).toEqual(accepted);
    expect(await postWebhook(api, connection, order)).toEqual(accepted);
    const { now } = api.clock;
    api.clock.now = now.add({ hours: 25 });
    expect(await postWebhook(api, connection, order)).toEqual(unsigned);
    expect(await postWebhook(api, renewed, order)).toEqual(accepted);
    api.clock.now = now;
  });

  test("is refused with the former secret if the connection was paused at the renewal", async () => {
    const update = (paused: boolean) => {
      const body = { name: "Webbutiken", pointOfSaleId: club.locationIds[0], paused, dryRun: false };
      return api.call("updateConnection", { params: { id: connection.id }, body }, merchant);
    };
    await update(true);
    const body = kind === "SHOPIFY" ? { secret: "shpss_fedcba9876543210" } : {};
    const renewed = await api.call("renewConnectionSecret", { params: { id: connection.id }, body }, merchant);
    expect(renewed.connection.formerSecretUntil).toBeNull();
    await update(false);
    expect(await postWebhook(api, connection, order)).toEqual(unsigned);
    const { secret } = renewed;
    expect(await postWebhook(api, { ...connection, secret: secret ?? "shpss_fedcba9876543210" }, order)).toEqual(
      accepted,
    );
  });

  test("is ignored while the connection is paused, and strangers see no difference", async () => {
    const body = { name: "Webbutiken", pointOfSaleId: club.locationIds[0], paused: true, dryRun: false };
    await api.call("updateConnection", { params: { id: connection.id }, body }, merchant);
    expect(await postWebhook(api, connection, order)).toEqual(accepted);
    expect(await postWebhook(api, connection, order, { sent: "{}" })).toEqual(unsigned);
    expect(await listShopOrders(api, connection)).toEqual([]);
    expect(await countPurchases()).toBe(0);
  });

  test("is sent again while the club is being moved", async () => {
    const frozen = { companyId: club.companyId, chainIds: [club.chain.id] };
    await withClient(api.connectionString, (client) => freezeCompany(client, frozen));
    expect(await postWebhook(api, connection, order)).toEqual({ status: 503, code: "CLUB_MOVING" });
    await withClient(api.connectionString, (client) => thawCompany(client, frozen));
    expect(await postWebhook(api, connection, order)).toEqual(accepted);
  });
});

describe("an unknown address", () => {
  test("is answered with 404, whatever its form", async () => {
    const connection = await makeConnection(api, club);
    const other = await makeClub(api);
    const [, secretPart = ""] = connection.path.split(".");
    const paths = [
      "x",
      "1.x",
      `${other.chain.id}.${secretPart}`,
      `${club.chain.id}.${"A".repeat(43)}`,
      `99999999.${secretPart}`,
    ];
    for (const token of paths) {
      const path = `/api/connections/${token}`;
      expect(await postWebhook(api, { ...connection, path }, "{}")).toEqual({ status: 404, code: "NOT_FOUND" });
    }
  });

  test("is limited for each source", async () => {
    const source = "203.0.113.7";
    const post = async () => {
      const { statusCode } = await api.app.inject({
        method: "POST",
        url: "/api/connections/1.x",
        remoteAddress: source,
        headers: { host: "localhost", "content-type": "application/json" },
        payload: "{}",
      });
      return statusCode;
    };
    const { points } = rateLimits.refusedShopWebhooks;
    for (let count = 0; count < points; count++) expect(await post()).toBe(404);
    expect(await post()).toBe(429);
  });
});

describe("a signed webhook", () => {
  test("is limited for each connection", async () => {
    const connection = await makeConnection(api, club, { kind: "SHOPIFY" });
    const ignored = { topic: "products/update" };
    const { points } = rateLimits.shopWebhooks;
    await Promise.all(Array.from({ length: points }, () => postWebhook(api, connection, "{}", ignored)));
    expect(await postWebhook(api, connection, "{}", ignored)).toMatchObject({ status: 429 });
    const other = await makeConnection(api, club, { kind: "SHOPIFY" });
    expect(await postWebhook(api, other, "{}", ignored)).toEqual(accepted);
  });

  test("of another topic, or without an order, is accepted and changes nothing", async () => {
    const connection = await makeConnection(api, club, { kind: "SHOPIFY" });
    expect(await postWebhook(api, connection, asSent(shopifyOrder), { topic: "orders/create" })).toEqual(accepted);
    expect(await postWebhook(api, connection, "[]")).toEqual(accepted);
    expect(await postWebhook(api, connection, asSent(shopifyOrder))).toEqual(accepted);
    expect(await listShopOrders(api, connection)).toEqual([]);
  });

  test("is refused if it is no JSON, has no order number, or is longer than a megabyte", async () => {
    const connection = await makeConnection(api, club);
    expect(await postWebhook(api, connection, "ingen json")).toEqual({ status: 400, code: "INVALID_INPUT" });
    expect(await postWebhook(api, connection, { order: {} })).toEqual({ status: 400, code: "REQUIRED" });
    const long = JSON.stringify({ text: "x".repeat(1_048_576) });
    expect(await postWebhook(api, connection, long)).toEqual({ status: 413, code: "TOO_LARGE" });
  });
});

test("WooCommerce’s unsigned test of a new address is accepted, but no other unsigned body", async () => {
  const connection = await makeConnection(api, club, { kind: "WOOCOMMERCE" });
  const headers = { "x-wc-webhook-signature": "", "content-type": "application/x-www-form-urlencoded" };
  expect(await postWebhook(api, connection, "webhook_id=12", { headers })).toEqual(accepted);
  expect(await postWebhook(api, connection, "webhook_id=12&id=1", { headers })).toEqual(unsigned);
  const shopify = await makeConnection(api, club, { kind: "SHOPIFY" });
  const without = { headers: { "x-shopify-hmac-sha256": "" } };
  expect(await postWebhook(api, shopify, "webhook_id=12", without)).toEqual(unsigned);
});

test("a generic webhook is accepted for five minutes before and after its time", async () => {
  const connection = await makeConnection(api, club);
  const text = JSON.stringify(genericOrder(api.clock.now));
  const sentAt = (seconds: number) => {
    const now = api.clock.now.add({ seconds });
    return postWebhook(api, connection, text, { headers: signedHeaders(connection, text, { topic: "", now }) });
  };
  expect(await sentAt(-299)).toEqual(accepted);
  expect(await sentAt(299)).toEqual(accepted);
  expect(await sentAt(-302)).toEqual(unsigned);
  expect(await sentAt(302)).toEqual(unsigned);
});
