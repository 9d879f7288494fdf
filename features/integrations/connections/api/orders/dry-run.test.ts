import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import {
  genericOrder,
  listShopOrders,
  makeConnection,
  postWebhook,
  type TestConnection,
} from "#tests/api/shop-webhooks.ts";
import { asSent, shopifyOrder, shopifyRefund } from "../../domain/shop-samples.fixture.ts";

const api = await startApi();
const noon = Temporal.Instant.from("2026-11-20T11:00:00Z");
let club: Club;
let merchant: { as: string; chain: string };
let anna: { email: string };
let connection: TestConnection;

beforeEach(async () => {
  api.clock.now = noon;
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  anna = await makeMember(api, club);
  connection = await makeConnection(api, club, { dryRun: true });
});

const send = (order: Parameters<typeof genericOrder>[1] = {}) =>
  postWebhook(api, connection, genericOrder(noon, { email: anna.email, ...order }));
const list = () => listShopOrders(api, connection);
const switchDryRun = (dryRun: boolean, { id } = connection) =>
  api.call(
    "updateConnection",
    { params: { id }, body: { name: "Webbutiken", pointOfSaleId: club.locationIds[0], paused: false, dryRun } },
    merchant,
  );

async function countPurchases(): Promise<number> {
  const { rows } = await api.owner.query("select count(*)::int as count from purchase where chain_id = $1", [
    club.chain.id,
  ]);
  return rows[0].count;
}

describe("a dry run", () => {
  test("lists what would have happened, and registers and stores nothing else", async () => {
    await send();
    await send({ number: "2", refunded: 200 });
    await send({ number: "3", email: "ny@example.com" });
    await send({ number: "4", amount: 60_000 });
    expect(await countPurchases()).toBe(0);
    const orders = await list();
    expect(orders.map(({ state, wouldBe, code }) => [state, wouldBe, code])).toEqual([
      ["DRY_RUN", "REFUSED", "AMOUNT_NEEDS_CONFIRMATION"],
      ["DRY_RUN", "NO_MEMBER", null],
      ["DRY_RUN", "RETURNED", null],
      ["DRY_RUN", "REGISTERED", null],
    ]);
    expect(orders.every(({ email, phone, canTryAgain }) => !email && !phone && !canTryAgain)).toBe(true);
    const states = { params: { id: connection.id }, query: { state: "NO_MEMBER" as const } };
    expect((await api.call("listConnectionOrders", states, merchant)).rows).toEqual([]);
  });

  test("becomes a purchase by a webhook after its end", async () => {
    await send();
    await switchDryRun(false);
    await send();
    expect(await list()).toMatchObject([{ state: "REGISTERED", wouldBe: null }]);
    expect(await countPurchases()).toBe(1);
  });

  test("keeps its result when a refund arrives, which does not name the buyer", async () => {
    const shopify = await makeConnection(api, club, { kind: "SHOPIFY", dryRun: true });
    const paid = { financial_status: "paid", cancelled_at: null, currency: "SEK", test: false };
    const order = { ...shopifyOrder, ...paid, email: anna.email, updated_at: noon.toString() };
    const listed = () => listShopOrders(api, shopify);
    const refund = (id: string, subtotal: number) =>
      asSent({ ...shopifyRefund, id, refund_line_items: [{ subtotal, total_tax: 0, line_item: {} }] });
    const topic = { topic: "refunds/create" };
    await postWebhook(api, shopify, asSent(order));
    await postWebhook(api, shopify, refund("7", 89.99), topic);
    expect(await listed()).toMatchObject([{ state: "DRY_RUN", wouldBe: "REGISTERED", returnedAmount: 89.99 }]);
    await switchDryRun(false, shopify);
    await postWebhook(api, shopify, refund("8", 279.98), topic);
    expect(await listed()).toMatchObject([{ state: "DRY_RUN", wouldBe: "RETURNED", returnedAmount: 369.97 }]);
    expect(await countPurchases()).toBe(0);
  });

  test("does not try orders again, so that their buyers remain stored", async () => {
    await switchDryRun(false);
    await send({ email: "ny@example.com" });
    await switchDryRun(true);
    const [order] = await list();
    expect(order).toMatchObject({ state: "NO_MEMBER", email: "ny@example.com", canTryAgain: false });
    const retry = api.call("retryConnectionOrder", { params: { id: order?.id ?? 0 } }, merchant);
    expect(await codeOf(retry)).toBe("CANNOT_TRY_AGAIN");
    await switchDryRun(false);
    expect(await list()).toMatchObject([{ email: "ny@example.com", canTryAgain: true }]);
  });

  test("is what a shop marks as a test", async () => {
    const shopify = await makeConnection(api, club, { kind: "SHOPIFY" });
    const paid = { financial_status: "paid", cancelled_at: null, currency: "SEK", updated_at: noon.toString() };
    const order = { ...shopifyOrder, ...paid, email: anna.email };
    await postWebhook(api, shopify, asSent(order));
    await postWebhook(api, shopify, asSent(shopifyRefund), { topic: "refunds/create" });
    expect(await listShopOrders(api, shopify)).toMatchObject([{ state: "DRY_RUN", isTest: true }]);
    expect(await countPurchases()).toBe(0);
  });

  test("does not use up the look-ups of staff and other connections", async () => {
    await api.owner.query("update club_points set look_ups_per_hour = 100 where chain_id = $1", [club.chain.id]);
    for (let number = 0; number < 101; number++) await send({ number: String(number), email: "x@example.com" });
    const other = await makeConnection(api, club);
    await postWebhook(api, other, genericOrder(noon));
    expect(await listShopOrders(api, other)).toMatchObject([{ state: "NO_MEMBER" }]);
  });
});
