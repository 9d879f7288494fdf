import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { listShopOrders, makeConnection, postWebhook, type TestConnection } from "#tests/api/shop-webhooks.ts";
import { openTill } from "#tests/engine/till.ts";
import { asSent, shopifyOrder, shopifyRefund, wooOrder } from "../../domain/shop-samples.fixture.ts";

const api = await startApi();
let club: Club;
let merchant: { as: string; chain: string };
let anna: { memberId: number; email: string };
let shopify: TestConnection;

beforeEach(async () => {
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  anna = await makeMember(api, club);
  shopify = await makeConnection(api, club, { kind: "SHOPIFY" });
});

const goods = (price: number) => ({ price: price.toFixed(2), quantity: 1, gift_card: false, tax_lines: [] });
const orderOf = (id: string, price: number) => ({
  ...shopifyOrder,
  id,
  financial_status: "paid",
  cancelled_at: null as string | null,
  currency: "SEK",
  test: false,
  updated_at: api.clock.now.toString(),
  email: anna.email,
  line_items: [goods(price)],
});
const refundOf = (orderId: string, id: string, price: number) => ({
  ...shopifyRefund,
  id,
  order_id: orderId,
  refund_line_items: [{ subtotal: price, total_tax: 0, line_item: goods(price) }],
});

const sendOrder = (order: object) => postWebhook(api, shopify, asSent(order));
const sendRefund = (refund: object) => postWebhook(api, shopify, asSent(refund), { topic: "refunds/create" });
const list = () => listShopOrders(api, shopify);

async function readPurchases() {
  const { rows } = await api.owner.query(
    `select amount_ore::int as ore, returned_ore::int as returned, returned_at is not null as whole,
      (select count(*)::int from purchase_return r where r.chain_id = p.chain_id and r.purchase_id = p.id) as returns
     from purchase p where chain_id = $1 order by id`,
    [club.chain.id],
  );
  return rows as { ore: number; returned: number; whole: boolean; returns: number }[];
}
const points = async () => (await openTill(api, club).member(anna.memberId)).clubPoints;

describe("a refund", () => {
  test("of Shopify’s sample returns its goods from the sample’s order, once", async () => {
    const paid = { financial_status: "paid", cancelled_at: null, currency: "SEK", test: false };
    await sendOrder({ ...shopifyOrder, ...paid, email: anna.email, updated_at: api.clock.now.toString() });
    for (let count = 0; count < 3; count++)
      expect(await sendRefund(shopifyRefund)).toEqual({ status: 200, code: null });
    expect(await readPurchases()).toEqual([{ ore: 36_997, returned: 8_999, whole: false, returns: 1 }]);
    expect(await points()).toBe(279);
    expect(await list()).toMatchObject([
      { number: "#9999", state: "REGISTERED", amount: 369.97, returnedAmount: 89.99 },
    ]);
  });

  test("of the remaining goods returns the purchase", async () => {
    await sendOrder(orderOf("1", 100));
    await sendRefund(refundOf("1", "7", 40));
    await sendRefund(refundOf("1", "8", 60));
    expect(await readPurchases()).toEqual([{ ore: 10_000, returned: 10_000, whole: true, returns: 2 }]);
    expect(await list()).toMatchObject([{ state: "RETURNED", returnedAmount: 100 }]);
    expect(await points()).toBe(0);
  });

  test("of more than the purchase returns the purchase only", async () => {
    await sendOrder(orderOf("1", 100));
    await sendRefund(refundOf("1", "7", 250));
    expect(await readPurchases()).toMatchObject([{ ore: 10_000, returned: 10_000 }]);
  });

  test("that arrives before its order is applied with it", async () => {
    await sendRefund(refundOf("1", "7", 40));
    expect(await list()).toMatchObject([
      { number: "", state: "REFUSED", code: "ORDER_MISSING", amount: null, returnedAmount: 40, canTryAgain: false },
    ]);
    await sendOrder(orderOf("1", 100));
    expect(await readPurchases()).toEqual([{ ore: 10_000, returned: 4_000, whole: false, returns: 1 }]);
    expect(await list()).toMatchObject([{ number: "#9999", state: "REGISTERED", code: null, returnedAmount: 40 }]);
  });

  test("is returned once when all webhooks of the order arrive at once, several times", async () => {
    const refunds = [refundOf("1", "7", 10), refundOf("1", "8", 20), refundOf("1", "9", 30)];
    const messages = [0, 1, 2].flatMap(() => [
      () => sendOrder(orderOf("1", 100)),
      ...refunds.map((refund) => () => sendRefund(refund)),
    ]);
    const answers = await Promise.all(messages.map((message) => message()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readPurchases()).toMatchObject([{ ore: 10_000, returned: 6_000 }]);
    expect(await list()).toMatchObject([{ state: "REGISTERED", returnedAmount: 60 }]);
    expect(await points()).toBe(40);
  });

  test("does not return again what a cashier has returned for it", async () => {
    await sendOrder(orderOf("1", 100));
    const [order] = await list();
    await openTill(api, club).bringBack(order?.purchaseId ?? 0, 30);
    await sendRefund(refundOf("1", "7", 40));
    expect(await readPurchases()).toMatchObject([{ returned: 4_000, returns: 2 }]);
  });

  test("leaves the reason why its order was refused", async () => {
    await sendOrder(orderOf("1", 60_000));
    await sendRefund(refundOf("1", "7", 40));
    const refused = { state: "REFUSED", code: "AMOUNT_NEEDS_CONFIRMATION", returnedAmount: 40, canTryAgain: false };
    expect(await list()).toMatchObject([refused]);
  });

  test("is tried again after its point of sale was replaced", async () => {
    const [first, second] = club.locationIds;
    const update = (pointOfSaleId: number) => {
      const body = { name: "Webbutiken", pointOfSaleId, paused: false, dryRun: false };
      return api.call("updateConnection", { params: { id: shopify.id }, body }, merchant);
    };
    await update(second);
    await sendOrder(orderOf("1", 100));
    await api.call("closeLocation", { params: { id: second } }, merchant);
    await sendRefund(refundOf("1", "7", 40));
    const [refused] = await list();
    expect(refused).toMatchObject({ state: "REFUSED", code: "POINT_OF_SALE_CLOSED", canTryAgain: true });
    expect(refused?.purchaseId).toEqual(expect.any(Number));
    await update(first);
    const retried = await api.call("retryConnectionOrder", { params: { id: refused?.id ?? 0 } }, merchant);
    expect(retried).toMatchObject({ state: "REGISTERED", code: null });
    expect(await readPurchases()).toMatchObject([{ returned: 4_000 }]);
  });
});

test("a fault during the registration makes the shop send again, and the order can be tried again", async () => {
  await sendOrder({ ...orderOf("1", 77), currency: "EUR" });
  expect(await list()).toMatchObject([{ state: "REFUSED", code: "OTHER_CURRENCY", canTryAgain: false }]);
  await api.owner.query("alter table purchase add constraint faulty check (amount_ore <> 7700) not valid");
  expect(await sendOrder(orderOf("1", 77))).toMatchObject({ status: 500 });
  const [faulty] = await list();
  expect(faulty).toMatchObject({ state: "REFUSED", code: "UNAVAILABLE", canTryAgain: true, email: anna.email });
  await api.owner.query("alter table purchase drop constraint faulty");
  const retried = await api.call("retryConnectionOrder", { params: { id: faulty?.id ?? 0 } }, merchant);
  expect(retried).toMatchObject({ state: "REGISTERED", code: null, email: null });
  expect(await sendOrder(orderOf("1", 77))).toMatchObject({ status: 200 });
  expect(await readPurchases()).toHaveLength(1);
});

describe("a cancelled order", () => {
  test("is returned if it was a purchase, and is none if it was cancelled first", async () => {
    const cancel = (order: object) => ({ ...order, cancelled_at: api.clock.now.toString() });
    const topic = { topic: "orders/cancelled" };
    await sendOrder(orderOf("1", 100));
    await postWebhook(api, shopify, asSent(cancel(orderOf("1", 100))), topic);
    await postWebhook(api, shopify, asSent(cancel(orderOf("2", 100))), topic);
    await sendOrder(orderOf("2", 100));
    expect(await readPurchases()).toEqual([{ ore: 10_000, returned: 10_000, whole: true, returns: 1 }]);
    expect((await list()).map(({ state, code }) => [state, code])).toEqual([
      ["REFUSED", "ORDER_CANCELLED"],
      ["RETURNED", null],
    ]);
  });

  test("in another currency has no refund in kronor", async () => {
    const cancelled = { ...orderOf("1", 100), currency: "EUR", cancelled_at: api.clock.now.toString() };
    await postWebhook(api, shopify, asSent(cancelled), { topic: "orders/cancelled" });
    await sendRefund(refundOf("1", "7", 40));
    expect(await list()).toMatchObject([{ state: "REFUSED", code: "OTHER_CURRENCY", returnedAmount: 0 }]);
  });
});

test("WooCommerce’s order and its updates are one purchase with the refunds of the latest", async () => {
  const connection = await makeConnection(api, club, { kind: "WOOCOMMERCE" });
  const paid = { ...wooOrder, currency: "SEK", date_paid_gmt: api.clock.now.toString().replace(/Z$/, "") };
  const order = { ...paid, billing: { email: anna.email } };
  const refunds = [
    { id: 730, total: "-5.00" },
    { id: 731, total: "-3.00" },
  ];
  await postWebhook(api, connection, order, { topic: "order.created" });
  for (const count of [1, 2, 1]) await postWebhook(api, connection, { ...order, refunds: refunds.slice(0, count) });
  expect(await readPurchases()).toMatchObject([{ ore: 1_935, returned: 800 }]);
});

/** A webhook of the generated shop: an order's payment, or one of its refunds. */
type Message = { order: number; refund: number | null };

const shops = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 500 }),
      refunds: fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .chain((orders) => {
    const all: Message[] = orders.flatMap(({ refunds }, order) => [
      { order, refund: null },
      ...refunds.map((_, refund) => ({ order, refund })),
    ]);
    const repeats = fc.array(fc.constantFrom(...all), { maxLength: 4 });
    const messages = repeats.chain((again) => {
      const sent = [...all, ...again];
      return fc.shuffledSubarray(sent, { minLength: sent.length });
    });
    return fc.record({ orders: fc.constant(orders), messages, atOnce: fc.boolean() });
  });

test("a purchase minus its returns equals the shop’s remaining goods, for any order and repetition of webhooks", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(shops, async ({ orders, messages, atOnce }) => {
      run++;
      const numberOf = (order: number) => `${run}${order}`;
      const priceOf = (order: number) => orders[order]?.price ?? 0;
      const post = ({ order, refund }: Message) =>
        refund === null
          ? sendOrder({ ...orderOf(numberOf(order), priceOf(order)), name: numberOf(order) })
          : sendRefund(refundOf(numberOf(order), `${numberOf(order)}7${refund}`, orders[order]?.refunds[refund] ?? 0));
      if (atOnce) await Promise.all(messages.map(post));
      else for (const message of messages) await post(message);
      const { rows } = await api.owner.query(
        `select o.number, p.amount_ore::int - p.returned_ore::int as kept from connection_order o
          join purchase p on p.chain_id = o.chain_id and p.id = o.purchase_id
         where o.chain_id = $1 and o.number = any($2)`,
        [club.chain.id, orders.map((_, order) => numberOf(order))],
      );
      const remaining = orders.map(({ price, refunds }, order) => ({
        number: numberOf(order),
        kept: 100 * Math.max(0, price - refunds.reduce((sum, refund) => sum + refund, 0)),
      }));
      const byNumber = (one: { number: string }, other: { number: string }) =>
        Number(one.number) - Number(other.number);
      expect(rows.toSorted(byNumber)).toEqual(remaining.toSorted(byNumber));
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
