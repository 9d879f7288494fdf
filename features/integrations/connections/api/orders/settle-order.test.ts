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
import { openTill } from "#tests/engine/till.ts";
import { asSent, shopifyOrder, wooOrder } from "../../domain/shop-samples.fixture.ts";
import { connectionsSchedule } from "../jobs.ts";

const api = await startApi();
const noon = Temporal.Instant.from("2026-11-20T11:00:00Z");
let club: Club;
let merchant: { as: string; chain: string };
let anna: { memberId: number; email: string };
let connection: TestConnection;

beforeEach(async () => {
  api.clock.now = noon;
  club = await makeClub(api);
  merchant = { as: club.merchant.token, chain: club.chain.subdomain };
  anna = await makeMember(api, club, { phone: "+46701234567" });
  connection = await makeConnection(api, club);
});

const send = (order: Parameters<typeof genericOrder>[1] = {}, at = noon) =>
  postWebhook(api, connection, genericOrder(at, { email: anna.email, ...order }));
const list = () => listShopOrders(api, connection);
const change = (body: object) =>
  api.call(
    "updateConnection",
    {
      params: { id: connection.id },
      body: { name: "Webbutiken", pointOfSaleId: club.locationIds[0], paused: false, dryRun: false, ...body },
    },
    merchant,
  );
const retry = (id: number) => api.call("retryConnectionOrder", { params: { id } }, merchant);

/** Returns the purchases of the club: the amount, the returned amount and the number of returns. */
async function readPurchases() {
  const { rows } = await api.owner.query(
    `select amount_ore::int as ore, returned_ore::int as returned, purchased_at as at,
      (select count(*)::int from purchase_return r where r.chain_id = p.chain_id and r.purchase_id = p.id) as returns
     from purchase p where chain_id = $1 order by id`,
    [club.chain.id],
  );
  return rows as { ore: number; returned: number; at: Date; returns: number }[];
}
const points = async () => (await openTill(api, club).member(anna.memberId)).clubPoints;

describe("an order of a member", () => {
  test("becomes a purchase at the time of its payment, with points and without the buyer’s addresses", async () => {
    await send({}, noon.subtract({ hours: 47 }));
    expect(await readPurchases()).toMatchObject([{ ore: 20_000, returned: 0, at: new Date("2026-11-18T12:00:00Z") }]);
    expect(await points()).toBe(200);
    const [order] = await list();
    expect(order).toMatchObject({
      number: "1001",
      amount: 200,
      returnedAmount: 0,
      state: "REGISTERED",
      wouldBe: null,
      code: null,
      email: null,
      phone: null,
      canTryAgain: false,
    });
    expect(order?.purchaseId).toEqual(expect.any(Number));
    const purchase = await api.call("getMerchantPurchase", { params: { id: Number(order?.purchaseId) } }, merchant);
    expect(purchase).toMatchObject({ totalAmount: 200 });
    expect(JSON.stringify(purchase)).toContain("Webbutiken (webhook)");
  });

  test("finds its member by phone if no member has the e-mail", async () => {
    const customer = { email: "okand@example.com", phone: "070-123 45 67" };
    const { order } = genericOrder(noon);
    await postWebhook(api, connection, { order: { ...order, customer } });
    expect(await points()).toBe(200);
  });

  test("is registered once when it is sent twice, and when ten webhooks arrive at once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(await send()).toEqual({ status: 200, code: null });
    expect(await readPurchases()).toHaveLength(1);
    expect(await list()).toHaveLength(1);
    expect(await points()).toBe(200);
  });

  test("is registered once although the shop is connected a second time", async () => {
    const paid = { currency: "SEK", date_paid_gmt: "2026-11-20T10:00:00", billing: { email: anna.email } };
    const connections = [
      await makeConnection(api, club, { kind: "WOOCOMMERCE" }),
      await makeConnection(api, club, { kind: "WOOCOMMERCE" }),
    ];
    for (const shop of connections) await postWebhook(api, shop, { ...wooOrder, ...paid });
    expect(await readPurchases()).toHaveLength(1);
    for (const shop of connections) expect(await listShopOrders(api, shop)).toMatchObject([{ state: "REGISTERED" }]);
  });

  test("of another shop with the same number is another purchase", async () => {
    await send();
    const other = await makeConnection(api, club);
    await postWebhook(api, other, genericOrder(noon, { email: anna.email }));
    expect(await readPurchases()).toHaveLength(2);
  });

  test("does not reach members and orders of another club", async () => {
    const there = await makeClub(api);
    const bo = await makeMember(api, there);
    await send({ email: bo.email });
    expect(await list()).toMatchObject([{ state: "NO_MEMBER" }]);
    const [order] = await list();
    const as = { as: there.merchant.token, chain: there.chain.subdomain };
    expect(await codeOf(api.call("retryConnectionOrder", { params: { id: order?.id ?? 0 } }, as))).toBe("NOT_FOUND");
    const { rows } = await api.owner.query("select from purchase where chain_id = $1", [there.chain.id]);
    expect(rows).toHaveLength(0);
  });

  test("is dated by the clock of a test club", async () => {
    const sandbox = await makeClub(api, { sandbox: true });
    await api.owner.query("update chain set clock_ahead = $1 where id = $2", [86_400 * 40, sandbox.chain.id]);
    const { email } = await makeMember(api, sandbox);
    const order = genericOrder(noon.subtract({ hours: 1 }), { email });
    await postWebhook(api, await makeConnection(api, sandbox), order);
    const { rows } = await api.owner.query("select purchased_at as at from purchase where chain_id = $1", [
      sandbox.chain.id,
    ]);
    expect(rows).toEqual([{ at: new Date("2026-12-30T10:00:00Z") }]);
  });

  test("is registered in a club whose subscription has lapsed, like at the till", async () => {
    await api.owner.query("update chain set suspended_from = '2026-11-01' where id = $1", [club.chain.id]);
    await send();
    expect(await list()).toMatchObject([{ state: "REGISTERED" }]);
  });
});

describe("an order that cannot be registered", () => {
  test.each([
    ["older than a week", {}, noon.subtract({ hours: 24 * 7 + 1 }), "VISIT_TOO_OLD"],
    ["of the future", {}, noon.add({ hours: 1 }), "VISIT_IN_FUTURE"],
    ["below a krona", { amount: 0.5 }, noon, "AMOUNT_TOO_SMALL"],
    ["unusually large", { amount: 60_000 }, noon, "AMOUNT_NEEDS_CONFIRMATION"],
  ])("because it is %s is listed with its code, and cannot be tried again", async (_, order, at, code) => {
    expect(await send(order, at)).toEqual({ status: 200, code: null });
    const [refused] = await list();
    expect(refused).toMatchObject({ state: "REFUSED", code, purchaseId: null, email: null, canTryAgain: false });
    expect(await codeOf(retry(refused?.id ?? 0))).toBe("CANNOT_TRY_AGAIN");
    expect(await readPurchases()).toEqual([]);
  });

  test("lacks a field, which the list names until the order is complete", async () => {
    const { order } = genericOrder(noon, { email: anna.email });
    await postWebhook(api, connection, { order: { ...order, amount: null } });
    expect(await list()).toMatchObject([{ number: "1001", state: "REFUSED", code: "FIELD_MISSING", field: "amount" }]);
    await postWebhook(api, connection, { order });
    expect(await list()).toMatchObject([{ state: "REGISTERED", code: null, field: null }]);
  });

  test("is in another currency", async () => {
    const shopify = await makeConnection(api, club, { kind: "SHOPIFY" });
    const paid = { financial_status: "paid", cancelled_at: null, test: false, updated_at: noon.toString() };
    await postWebhook(api, shopify, asSent({ ...shopifyOrder, ...paid, email: anna.email }));
    expect(await listShopOrders(api, shopify)).toMatchObject([
      { state: "REFUSED", code: "OTHER_CURRENCY", amount: null },
    ]);
  });

  test("needs a second person above the club’s limit for cashiers", async () => {
    const limits = { perPurchase: 100, perDay: 1_000, perMemberDay: 1_000 };
    await api.call("setAloneLimits", { body: limits }, merchant);
    await send();
    expect(await list()).toMatchObject([{ state: "REFUSED", code: "SECOND_PERSON_NEEDED" }]);
  });

  test("because its point of sale is closed is registered by another attempt at a new one", async () => {
    await change({ pointOfSaleId: club.locationIds[1] });
    await api.call("closeLocation", { params: { id: club.locationIds[1] } }, merchant);
    await send();
    const [refused] = await list();
    expect(refused).toMatchObject({ state: "REFUSED", code: "POINT_OF_SALE_CLOSED", canTryAgain: true });
    await change({});
    expect(await retry(refused?.id ?? 0)).toMatchObject({ state: "REGISTERED", code: null, email: null });
  });
});

describe("an order without a member", () => {
  test("is registered when the customer has joined and the merchant tries again", async () => {
    await send({ email: "Ny@Example.com" });
    const [order] = await list();
    expect(order).toMatchObject({ state: "NO_MEMBER", email: "ny@example.com", canTryAgain: true });
    expect(await retry(order?.id ?? 0)).toMatchObject({ state: "NO_MEMBER" });
    const { memberId } = await makeMember(api, club, { email: "ny@example.com" });
    expect(await retry(order?.id ?? 0)).toMatchObject({ state: "REGISTERED", email: null, canTryAgain: false });
    expect((await openTill(api, club).member(memberId)).clubPoints).toBe(200);
    expect(await codeOf(retry(order?.id ?? 0))).toBe("CANNOT_TRY_AGAIN");
  });

  test("is registered by the shop’s next webhook, with what was refunded meanwhile", async () => {
    await send({ email: "ny@example.com", refunded: 50 });
    expect(await list()).toMatchObject([{ state: "NO_MEMBER", returnedAmount: 50 }]);
    await makeMember(api, club, { email: "ny@example.com" });
    await send({ email: "ny@example.com" });
    expect(await readPurchases()).toMatchObject([{ ore: 20_000, returned: 5_000 }]);
  });

  test("counts as a look-up of its connection only", async () => {
    await api.owner.query("update club_points set look_ups_per_hour = 100 where chain_id = $1", [club.chain.id]);
    for (let number = 0; number < 101; number++) await send({ number: String(number), email: "x@example.com" });
    const { rows } = await api.owner.query(
      "select code, count(*)::int as count from connection_order where chain_id = $1 group by 1 order by 1",
      [club.chain.id],
    );
    expect(rows).toEqual([
      { code: "TOO_MANY_REQUESTS", count: 1 },
      { code: null, count: 100 },
    ]);
    await send({ number: "of a member" });
    expect(await readPurchases()).toHaveLength(1);
    const other = await makeConnection(api, club);
    await postWebhook(api, other, genericOrder(noon));
    expect(await listShopOrders(api, other)).toMatchObject([{ state: "NO_MEMBER" }]);
  });

  test("is removed with the buyer’s addresses after thirty days, and a purchase’s order is not", async () => {
    await send();
    await send({ number: "2", email: "ny@example.com" });
    const [forget] = connectionsSchedule(api.services);
    api.clock.now = noon.add({ hours: 24 * 30 - 1 });
    await forget?.act();
    const count = async () =>
      (await api.owner.query("select from connection_order where chain_id = $1", [club.chain.id])).rowCount;
    expect(await count()).toBe(2);
    api.clock.now = noon.add({ hours: 24 * 30 + 1 });
    await forget?.act();
    expect(await count()).toBe(1);
  });
});

test("the list of orders is paged, the latest received first, and filtered by state", async () => {
  for (let number = 1; number <= 17; number++) {
    await send({ number: String(number), email: number % 2 ? anna.email : "x@example.com" });
  }
  const read = (query: object) => api.call("listConnectionOrders", { params: { id: connection.id }, query }, merchant);
  const first = await read({});
  expect(first.rows.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => String(17 - index)));
  const second = await read({ cursor: first.nextCursor });
  expect(second).toMatchObject({ rows: [{ number: "2" }, { number: "1" }], nextCursor: null });
  const withoutMember = await read({ state: "NO_MEMBER" });
  expect(withoutMember.rows.map(({ number }) => number)).toEqual(["16", "14", "12", "10", "8", "6", "4", "2"]);
  const [summary] = await api.call("listConnections", {}, merchant);
  expect(summary).toMatchObject({ counts: { noMember: 8, refused: 0 }, lastReceivedAt: noon.toString() });
});
