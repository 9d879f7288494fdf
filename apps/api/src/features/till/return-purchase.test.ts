import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { openTill } from "../../../test/engine/till.ts";
import { buy, type Club, makeClub, makeMember } from "../../../test/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "../../../test/harness.ts";
import { heldUp } from "../../../test/held-up.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "../../../test/offers.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

test("a return is made at a point of sale that is open", async () => {
  const till = openTill(api, club);
  const { memberId } = await makeMember(api, club);
  const { purchaseId } = await buy(api, club, memberId, 100);
  expect(await codeOf(till.bringBack(purchaseId, 40, { pointOfSaleId: 999_999 }))).toBe("NOT_FOUND");
  const [, second] = club.locationIds;
  await api.owner.query("update location set closed_at = now() where id = $1", [second]);
  expect(await codeOf(till.bringBack(purchaseId, 40, { pointOfSaleId: second }))).toBe("NOT_FOUND");
  expect(await till.bringBack(purchaseId, 40)).toMatchObject({ takenPoints: 40, keptAmount: 60, clubPoints: 60 });
});

test("of one key used for two members' purchases at the same moment, one is returned", async () => {
  const key = randomUUID();
  const made = [1, 2].map(async () => (await buy(api, club, (await makeMember(api, club)).memberId, 100)).purchaseId);
  const ids = await Promise.all(made);
  const body = { pointOfSaleId: club.locationIds[0], amount: 100, reason: "Ångrat köp" };
  const as = { as: club.merchant.token, chain: club.chain.subdomain, key };
  const lock = `select from purchase where id in (${ids.join()}) for update`;
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

test("what a value coupon paid goes back with the whole purchase, never alone, and stays with goods that are kept", async () => {
  const till = openTill(api, club);
  const { memberId } = await makeMember(api, club);
  const { id } = await makeValueCoupon(api, club);
  await makeCampaign(api, club, { couponId: id });
  const { purchaseId, redemptions } = await till.visit(memberId, { amount: 200, couponIds: [id] });
  const redemptionIds = redemptions.map(({ redemptionId }) => redemptionId);
  expect(await codeOf(till.cancel(redemptionIds[0] as number))).toBe("COUPON_PAID_FOR_PURCHASE");
  expect(await codeOf(till.bringBack(purchaseId, 0, { redemptionIds }))).toBe("COUPON_PAID_FOR_PURCHASE");
  expect(await codeOf(till.visit(memberId, { amount: 200, couponIds: [id] }))).toBe("COUPON_ALREADY_USED");
  expect(await till.bringBack(purchaseId, 150)).toMatchObject({ keptAmount: 0, clubPoints: 0 });
  expect(await codeOf(till.visit(memberId, { amount: 200, couponIds: [id] }))).toBe("COUPON_ALREADY_USED");
  expect((await till.member(memberId)).visits[0]).toMatchObject({ returnable: true, returnedAmount: 150 });
  expect(await till.bringBack(purchaseId, 0, { redemptionIds })).toMatchObject({ keptAmount: 0, clubPoints: 0 });
  expect((await till.member(memberId)).visits[0]).toMatchObject({ returnable: false });
  expect(await till.visit(memberId, { amount: 200, couponIds: [id] })).toMatchObject({ totalAmount: 150 });
});

test("a return names each card once", async () => {
  const till = openTill(api, club);
  const card = await makeStampCard(api, club);
  const { memberId } = await makeMember(api, club);
  const one = { stampcardId: card.id, stamps: 1 };
  const { purchaseId } = await till.visit(memberId, { stamps: [{ ...one, stamps: 3 }] });
  const twice = till.bringBack(purchaseId, 0, { stamps: [{ ...one, stamps: 2 }, one] });
  expect(await fieldCodesOf(twice)).toEqual({ stamps: "INVALID_INPUT" });
  expect(await till.bringBack(purchaseId, 0, { stamps: [one] })).toMatchObject({ takenStamps: 1 });
});
