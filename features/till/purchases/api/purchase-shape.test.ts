import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, numberOf } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const staff = () => ({ as: club.merchant.token, chain: club.chain.subdomain, key: randomUUID() });
type Visit = Partial<Parameters<typeof api.call<"registerPurchase">>[1]["body"]>;
const register = async (memberId: number, visit: Visit) =>
  api.call(
    "registerPurchase",
    {
      body: { membershipId: await numberOf(api, memberId), pointOfSaleId: club.locationIds[0], amount: null, ...visit },
    },
    staff(),
  );
const giveBack = (id: number, amount: number, reason = "Fel storlek") =>
  api.call("returnPurchase", { params: { id }, body: { pointOfSaleId: club.locationIds[0], amount, reason } }, staff());
const own = (token: string) => ({ as: token, host: club.chain.subdomain });
const seen = (token: string, id: number) => api.call("getConsumerPurchase", { params: { id } }, own(token));
const listed = async (token: string) =>
  (await api.call("getConsumerPurchases", { query: {} }, own(token))).rows.map(({ id }) => id);
const facts = async (memberId: number) => {
  const { rows } = await api.call("listMembers", { query: {} }, staff());
  const row = rows.find(({ id }) => id === memberId);
  return row && { purchases: row.purchases, totalAmount: row.totalAmount, lastPurchaseAt: row.lastPurchaseAt };
};

describe("a purchase", () => {
  test("lists its categories, campaigns, rewards, value coupons and full cards, and the points it used", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 2 });
    const value = await makeValueCoupon(api, club);
    const campaign = await makeCampaign(api, club, { couponId: value.id });
    const { memberId, token } = await makeMember(api, club);
    await buy(api, club, memberId, 150);
    await register(memberId, { stamps: [{ stampcardId: card.id, stamps: 2 }] });
    const [won] = await api.call("getConsumerStampcardCoupons", {}, own(token));
    const { purchaseId } = await register(memberId, {
      amount: 250,
      categoryIds: [club.categoryId],
      couponIds: [club.couponId, value.id],
      stampcardUsageIds: [won?.usage.stampcardUsageId as number],
    });
    expect(await seen(token, purchaseId)).toMatchObject({
      totalAmount: 200,
      returnedAmount: 0,
      returns: [],
      categories: [{ name: "Fika" }],
      campaigns: [{ name: campaign.name }],
      earnedPoints: 200,
      remainingPoints: 200,
      returnedPoints: 0,
      tradedPoints: 100,
      pointsUsages: [],
      coupons: [
        { id: club.couponId, name: "Kanelbulle", pointsRequired: 100 },
        { id: value.id, name: value.name, pointsRequired: 0 },
        { id: card.coupon.id, name: card.coupon.reward, pointsRequired: 0 },
      ],
    });
  });

  test("shows when its points were used and when they were returned", async () => {
    const { memberId, token } = await makeMember(api, club);
    const { purchaseId } = await buy(api, club, memberId, 130);
    const { redemptions } = await register(memberId, { couponIds: [club.couponId] });
    const now = api.clock.now.toString().replace("Z", "+00:00");
    const used = { usedPoints: 100, usedPointsDate: now, returnPointsDate: null };
    expect(await seen(token, purchaseId)).toMatchObject({ remainingPoints: 30, pointsUsages: [used] });
    const params = { id: redemptions[0]?.redemptionId as number };
    await api.call("cancelRedemption", { params, body: {} }, staff());
    expect(await seen(token, purchaseId)).toMatchObject({
      remainingPoints: 130,
      pointsUsages: [{ ...used, returnPointsDate: now }],
    });
  });

  test("stays in the lists after a full return, marked, but leaves the statistics", async () => {
    const { memberId, token } = await makeMember(api, club);
    const first = await buy(api, club, memberId, 70);
    const firstAt = api.clock.now.toString();
    api.clock.now = api.clock.now.add({ minutes: 1 });
    const { purchaseId } = await buy(api, club, memberId, 100);
    await giveBack(purchaseId, 40.5);
    expect(await seen(token, purchaseId)).toMatchObject({
      totalAmount: 100,
      returnedAmount: 40.5,
      returns: [{ amount: 40.5, reason: "Fel storlek", undo: false }],
      earnedPoints: 100,
      returnedPoints: 41,
      remainingPoints: 59,
    });
    expect(await facts(memberId)).toMatchObject({ purchases: 2, totalAmount: 129.5 });
    await giveBack(purchaseId, 59.5, "Ångrade sig");
    expect(await seen(token, purchaseId)).toMatchObject({
      returnedAmount: 100,
      returnedPoints: 100,
      remainingPoints: 0,
      returns: [{ reason: "Fel storlek" }, { reason: "Ångrade sig", amount: 59.5 }],
    });
    expect(await listed(token)).toEqual([purchaseId, first.purchaseId]);
    const list = await api.call("listPurchases", { query: { memberId } }, staff());
    expect(list).toMatchObject({ total: 2, rows: [{ id: purchaseId, returnedAmount: 100 }, { id: first.purchaseId }] });
    expect(await facts(memberId)).toEqual({ purchases: 1, totalAmount: 70, lastPurchaseAt: firstAt });
  });

  test("is marked as undone after an undo", async () => {
    const { memberId, token } = await makeMember(api, club);
    const { purchaseId } = await buy(api, club, memberId, 60);
    await api.call("cancelPurchase", { params: { id: purchaseId } }, staff());
    expect((await seen(token, purchaseId)).returns).toMatchObject([{ amount: 60, reason: "", undo: true }]);
  });
});

describe("a visit without a purchase", () => {
  test("is not in any list or figure of purchases", async () => {
    const card = await makeStampCard(api, club);
    const { memberId, token } = await makeMember(api, club);
    const before = await api.call("getToday", {}, staff());
    await register(memberId, { stamps: [{ stampcardId: card.id, stamps: 1 }] });
    expect(await listed(token)).toEqual([]);
    expect(await api.call("listPurchases", { query: { memberId } }, staff())).toMatchObject({ rows: [], total: 0 });
    expect(await facts(memberId)).toEqual({ purchases: 0, totalAmount: 0, lastPurchaseAt: null });
    const detail = await api.call("getMember", { params: { id: memberId } }, staff());
    expect(detail).toMatchObject({ purchases: 0, latestPurchases: [] });
    expect((await api.call("getConsumerHome", {}, own(token))).latestPurchase).toBeNull();
    expect(await api.call("getToday", {}, staff())).toEqual(before);
  });
});

test("a point of sale has its internal name for staff and its commercial name for members", async () => {
  const club = await makeClub(api);
  await api.owner.query("update location set commercial_name = 'Kafé Norr vid torget' where id = $1", [
    club.locationIds[0],
  ]);
  const { memberId, token } = await makeMember(api, club);
  const { purchaseId } = await buy(api, club, memberId, 40);
  const member = { as: token, host: club.chain.subdomain };
  const staff = { as: club.merchant.token, chain: club.chain.subdomain };
  const params = { id: purchaseId };
  const shop = { name: "Kafé Norr vid torget" };
  expect(await api.call("getConsumerPurchase", { params }, member)).toMatchObject({ pointOfSale: shop });
  expect((await api.call("getConsumerHome", {}, member)).latestPurchase).toMatchObject({ pointOfSale: shop });
  expect((await api.call("getMerchantPurchase", { params }, staff)).pointOfSale.name).toBe("Norr");
  const seen = await api.call("getMember", { params: { id: memberId } }, staff);
  expect(seen.latestPurchases[0]?.pointOfSale).toEqual({ name: "Norr" });
  expect((await api.call("getToday", {}, staff)).locations.map(({ name }) => name)).toEqual(["Norr", "Soder"]);
});
