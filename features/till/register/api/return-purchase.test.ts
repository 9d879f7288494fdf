import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

test("a return needs an open point of sale", async () => {
  const till = openTill(api, club);
  const { memberId } = await makeMember(api, club);
  const { purchaseId } = await buy(api, club, memberId, 100);
  expect(await codeOf(till.bringBack(purchaseId, 40, { pointOfSaleId: 999_999 }))).toBe("NOT_FOUND");
  const [, second] = club.locationIds;
  await api.owner.query("update location set closed_at = now() where id = $1", [second]);
  expect(await codeOf(till.bringBack(purchaseId, 40, { pointOfSaleId: second }))).toBe("NOT_FOUND");
  expect(await till.bringBack(purchaseId, 40)).toMatchObject({ takenPoints: 40, keptAmount: 60, clubPoints: 60 });
});

test("of two concurrent returns of different purchases with one key, only one is registered", async () => {
  const key = randomUUID();
  const made = [1, 2].map(async () => (await buy(api, club, (await makeMember(api, club)).memberId, 100)).purchaseId);
  const ids = await Promise.all(made);
  const body = { pointOfSaleId: club.locationIds[0], amount: 100, reason: "Ångrat köp" };
  const as = { as: club.merchant.token, chain: club.chain.subdomain, key };
  const lock = `select from purchase where chain_id = ${club.chain.id} and id in (${ids.join()}) for update`;
  const answers = await heldUp(
    api,
    lock,
    ids.map((id) => () => api.ask("returnPurchase", { params: { id }, body }, as)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject([{ body: { code: "IDEMPOTENCY_KEY_REUSED" } }]);
  const { rows } = await api.owner.query("select purchase_id from purchase_return where purchase_id = any($1)", [ids]);
  expect(rows).toHaveLength(1);
});

/** Registers a visit paid in part by a value coupon, with stamps and a reward. */
async function paidByCoupon(amount: number) {
  const till = openTill(api, club);
  const { memberId } = await makeMember(api, club);
  await buy(api, club, memberId, 150);
  const { id } = await makeValueCoupon(api, club);
  await makeCampaign(api, club, { couponId: id });
  const card = await makeStampCard(api, club);
  const stamps = [{ stampcardId: card.id, stamps: 2 }];
  const made = await till.visit(memberId, { amount, couponIds: [id, club.couponId], stamps });
  const idOf = (couponId: number) =>
    made.redemptions.find((each) => each.couponId === couponId)?.redemptionId as number;
  const again = () => till.visit(memberId, { amount: 200, couponIds: [id] });
  const look = async () => {
    const { visits, clubPoints, stampcards } = await till.member(memberId);
    const visit = visits.find((each) => each.id === made.purchaseId);
    const stamped = stampcards.find((each) => each.id === card.id)?.usage?.collectedStamps ?? 0;
    return {
      returnable: visit?.returnable,
      cancelled: visit?.redemptions.map((use) => use.cancelled),
      clubPoints,
      stamped,
    };
  };
  return { till, purchaseId: made.purchaseId, value: idOf(id), reward: idOf(club.couponId), again, look };
}

test("a value coupon cannot be returned alone while some amount is kept", async () => {
  const { till, purchaseId, value } = await paidByCoupon(200);
  expect(await codeOf(till.cancel(value))).toBe("COUPON_PAID_FOR_PURCHASE");
  expect(await codeOf(till.bringBack(purchaseId, 0, { redemptionIds: [value] }))).toBe("COUPON_PAID_FOR_PURCHASE");
  expect(await codeOf(till.bringBack(purchaseId, 149, { redemptionIds: [value] }))).toBe("COUPON_PAID_FOR_PURCHASE");
});

test("the return of the last amount also returns coupons and stamps, in one return or several", async () => {
  const [one, several] = [await paidByCoupon(200), await paidByCoupon(200)];
  await one.till.bringBack(one.purchaseId, 150);
  for (const amount of [50, 99, 1]) await several.till.bringBack(several.purchaseId, amount);
  const all = { returnable: false, cancelled: [true, true], clubPoints: 150, stamped: 0 };
  expect([await one.look(), await several.look()]).toEqual([all, all]);
  expect(await one.again()).toMatchObject({ totalAmount: 150 });
  expect(await codeOf(one.till.bringBack(one.purchaseId, 0))).toBe("ALREADY_RETURNED");
});

test("a full return may leave a value coupon used, but no reward, and the coupon can be returned later", async () => {
  const { till, purchaseId, value, reward, again, look } = await paidByCoupon(200);
  const keeping = (...keptRedemptionIds: number[]) => till.bringBack(purchaseId, 150, { keptRedemptionIds });
  expect(await codeOf(keeping(reward))).toBe("COUPON_GOES_BACK");
  expect(await codeOf(till.bringBack(purchaseId, 150, { keptRedemptionIds: [value], redemptionIds: [value] }))).toBe(
    "COUPON_GOES_BACK",
  );
  await keeping(value);
  expect(await look()).toEqual({ returnable: true, cancelled: [false, true], clubPoints: 150, stamped: 0 });
  expect(await codeOf(again())).toBe("COUPON_ALREADY_USED");
  expect(await codeOf(till.bringBack(purchaseId, 0))).toBe("NOTHING_TO_RETURN");
  await till.bringBack(purchaseId, 0, { redemptionIds: [value] });
  expect(await look()).toMatchObject({ returnable: false, cancelled: [true, true] });
  expect(await again()).toMatchObject({ totalAmount: 150 });
});

test("a visit paid in full by a value coupon is returned with its stamps by naming the coupon", async () => {
  const { till, purchaseId, value, look } = await paidByCoupon(40);
  expect(await till.bringBack(purchaseId, 0, { redemptionIds: [value] })).toMatchObject({ takenStamps: 2 });
  expect(await look()).toEqual({ returnable: false, cancelled: [true, true], clubPoints: 150, stamped: 0 });
});

test("a retry gets the stored answer at the same point of sale only, from any cashier", async () => {
  const own = await makeClub(api);
  const [here, there] = own.locationIds;
  const staffAt = async (place: number) =>
    openTill(api, own, (await makeStaff(api, own, "ROLE_CASHIER", [place])).token);
  const [first, next, elsewhere] = [await staffAt(here), await staffAt(here), await staffAt(there)];
  const { memberId } = await makeMember(api, own);
  const keys = [randomUUID(), randomUUID(), randomUUID()] as const;
  const bought = await first.visit(memberId, { amount: 100 }, keys[0]);
  expect(await next.visit(memberId, { amount: 100 }, keys[0])).toEqual(bought);
  expect(await codeOf(elsewhere.visit(memberId, { amount: 100, pointOfSaleId: there }, keys[0]))).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  const returnAnswer = await first.bringBack(bought.purchaseId, 40, {}, keys[1]);
  expect(await next.bringBack(bought.purchaseId, 40, {}, keys[1])).toEqual(returnAnswer);
  const undone = await first.undo(bought.purchaseId, keys[2]);
  expect(await next.undo(bought.purchaseId, keys[2])).toEqual(undone);
  expect(await codeOf(next.undo(bought.purchaseId))).toBe("NO_ACCESS");
});

test("a return may name each stamp card once", async () => {
  const till = openTill(api, club);
  const card = await makeStampCard(api, club);
  const { memberId } = await makeMember(api, club);
  const one = { stampcardId: card.id, stamps: 1 };
  const { purchaseId } = await till.visit(memberId, { stamps: [{ ...one, stamps: 3 }] });
  const twice = till.bringBack(purchaseId, 0, { stamps: [{ ...one, stamps: 2 }, one] });
  expect(await fieldCodesOf(twice)).toEqual({ stamps: "INVALID_INPUT" });
  expect(await till.bringBack(purchaseId, 0, { stamps: [one] })).toMatchObject({ takenStamps: 1 });
});
