import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { type OpenTill, openTill, stockholm, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
});

async function bought(amount: number) {
  const { memberId } = await makeMember(api, club);
  const { purchaseId } = await buy(api, club, memberId, amount);
  return { memberId, purchaseId };
}

const redeem = async (memberId: number) => {
  const { redemptions } = await till.visit(memberId, { couponIds: [club.couponId] });
  return redemptions[0]?.redemptionId as number;
};

describe("the points that a return takes back", () => {
  test("are the points that the kept amount does not give, rounded down once for the kept amount", async () => {
    const { purchaseId } = await bought(249.5);
    expect(await till.bringBack(purchaseId, 0.5)).toMatchObject({ takenPoints: 0, keptAmount: 249, clubPoints: 249 });
    expect(await till.bringBack(purchaseId, 0.01)).toMatchObject({ takenPoints: 1, keptAmount: 248.99 });
    expect(await till.bringBack(purchaseId, 100)).toMatchObject({ takenPoints: 100, keptAmount: 148.99 });
    expect(await till.bringBack(purchaseId, 148.99)).toMatchObject({ takenPoints: 148, keptAmount: 0, clubPoints: 0 });
  });

  test("follow the rate at which they were earned", async () => {
    const { memberId } = await makeMember(api, club);
    const setRate = (rate: number) =>
      api.owner.query("update club_points set points_per_krona_hundredths = $2 where chain_id = $1", [
        club.chain.id,
        rate,
      ]);
    await setRate(33);
    const { purchaseId } = await buy(api, club, memberId, 100);
    await setRate(100);
    expect(await till.bringBack(purchaseId, 1)).toMatchObject({ takenPoints: 1, clubPoints: 32 });
    expect(await till.bringBack(purchaseId, 98)).toMatchObject({ takenPoints: 32, keptAmount: 1, clubPoints: 0 });
  });

  test("become a deficit if already spent, and the next purchase covers it first", async () => {
    const { memberId, purchaseId } = await bought(100);
    await redeem(memberId);
    expect(await till.bringBack(purchaseId, 100)).toMatchObject({ takenPoints: 100, clubPoints: 0, owedPoints: 100 });
    expect(await buy(api, club, memberId, 70)).toMatchObject({ earnedPoints: 70, clubPoints: 0, owedPoints: 30 });
    expect(await codeOf(till.visit(memberId, { couponIds: [club.couponId] }))).toBe("NOT_ENOUGH_POINTS");
    expect(await buy(api, club, memberId, 70)).toMatchObject({ earnedPoints: 70, clubPoints: 40, owedPoints: 0 });
    expect(await till.member(memberId)).toMatchObject({ clubPoints: 40, owedPoints: 0 });
  });

  test("stay taken after the redemption is cancelled, and later points remain in their own lot", async () => {
    const { memberId, purchaseId } = await bought(100);
    const redemptionId = await redeem(memberId);
    await till.bringBack(purchaseId, 100);
    await buy(api, club, memberId, 50);
    expect(await till.cancel(redemptionId)).toEqual({ clubPoints: 50, owedPoints: 0 });
    const { rows } = await api.owner.query(
      "select amount::int, left_points::int as left, owed_points::int as owed from point_lot where member_id = $1 order by id",
      [memberId],
    );
    expect(rows).toEqual([
      { amount: 100, left: 0, owed: 0 },
      { amount: 50, left: 50, owed: 0 },
    ]);
  });

  test("are taken from expired points of their own lot first, without a deficit", async () => {
    const now = api.clock.now;
    const { memberId, purchaseId } = await bought(100);
    await travel(api, club, stockholm("2027-11-21T09:00:00"));
    await buy(api, club, memberId, 30);
    expect(await till.bringBack(purchaseId, 100)).toMatchObject({ takenPoints: 100, clubPoints: 30, owedPoints: 0 });
    await travel(api, club, now);
  });
});

describe("a return", () => {
  test("of the full amount cancels the redemptions of the visit and returns their points to their own lots", async () => {
    const { memberId } = await bought(150);
    const { purchaseId } = await buy(api, club, memberId, 20, [club.couponId]);
    expect(await till.bringBack(purchaseId, 20)).toMatchObject({ takenPoints: 20, clubPoints: 150, owedPoints: 0 });
    const { visits } = await till.member(memberId);
    const returned = visits.find(({ id }) => id === purchaseId);
    expect(returned).toMatchObject({ returnable: false, undoableUntil: null, redemptions: [{ cancelled: true }] });
  });

  test("of a part also returns the coupons that it names, once", async () => {
    const { memberId } = await bought(150);
    const { purchaseId, redemptions } = await buy(api, club, memberId, 20, [club.couponId]);
    const redemptionIds = redemptions.map(({ redemptionId }) => redemptionId);
    expect(await till.bringBack(purchaseId, 5)).toMatchObject({ clubPoints: 65 });
    expect(await till.bringBack(purchaseId, 0, { redemptionIds })).toMatchObject({ takenPoints: 0, clubPoints: 165 });
    expect(await codeOf(till.bringBack(purchaseId, 0, { redemptionIds }))).toBe("ALREADY_CANCELLED");
  });

  test("of one reward leaves the other reward of the visit unchanged", async () => {
    const { memberId } = await bought(250);
    const { purchaseId, redemptions } = await buy(api, club, memberId, 20, [club.couponId, club.couponId]);
    const [one, other] = redemptions.map(({ redemptionId }) => redemptionId);
    expect(await till.bringBack(purchaseId, 0, { redemptionIds: [one as number] })).toMatchObject({ clubPoints: 170 });
    const { visits } = await till.member(memberId);
    const visitUses = visits.find(({ id }) => id === purchaseId)?.redemptions;
    expect(visitUses?.map(({ redemptionId, cancelled }) => [redemptionId, cancelled])).toEqual([
      [one, true],
      [other, false],
    ]);
  });

  test("needs a part to return, a reason and an amount within the kept amount", async () => {
    const { purchaseId } = await bought(100);
    expect(await codeOf(till.bringBack(purchaseId, 0))).toBe("NOTHING_TO_RETURN");
    expect(await fieldCodesOf(till.bringBack(purchaseId, 10, { reason: "  " }))).toEqual({ reason: "REQUIRED" });
    expect(await fieldCodesOf(till.bringBack(purchaseId, 100.01))).toEqual({ amount: "AMOUNT_TOO_LARGE" });
    expect(await fieldCodesOf(till.bringBack(purchaseId, 0.001))).toEqual({ amount: "INVALID_AMOUNT" });
    await till.bringBack(purchaseId, 60);
    expect(await fieldCodesOf(till.bringBack(purchaseId, 60))).toEqual({ amount: "AMOUNT_TOO_LARGE" });
    await till.bringBack(purchaseId, 40);
    expect(await codeOf(till.bringBack(purchaseId, 40))).toBe("ALREADY_RETURNED");
    expect(await codeOf(till.bringBack(999_999, 40))).toBe("NOT_FOUND");
  });

  test("gets the same answer with the same key, and refuses another body without effect", async () => {
    const { memberId, purchaseId } = await bought(100);
    const key = randomUUID();
    const first = await till.bringBack(purchaseId, 40, {}, key);
    expect(await till.bringBack(purchaseId, 40, {}, key)).toEqual(first);
    expect(await codeOf(till.bringBack(purchaseId, 41, {}, key))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await till.member(memberId)).toMatchObject({ clubPoints: 60 });
  });

  test("is made by staff of the point of sale, but not by the member", async () => {
    const { memberId, purchaseId } = await bought(100);
    const elsewhere = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[1]]);
    const there = openTill(api, club, elsewhere.token);
    expect(await codeOf(there.bringBack(purchaseId, 10, { pointOfSaleId: club.locationIds[1] }))).toBe(
      "OTHER_LOCATION",
    );
    const own = await makeStaff(api, club, "ROLE_CASHIER", [...club.locationIds]);
    await api.owner.query("update member set email = $2 where id = $1", [memberId, own.email]);
    expect(await codeOf(openTill(api, club, own.token).bringBack(purchaseId, 10))).toBe("OWN_MEMBERSHIP");
    const colleague = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    expect(await openTill(api, club, colleague.token).bringBack(purchaseId, 10)).toMatchObject({ clubPoints: 90 });
  });

  test("removes a returned purchase from the statistics, and only the amount of a partial return", async () => {
    const { memberId, purchaseId } = await bought(100);
    await buy(api, club, memberId, 30);
    const statistics = async () =>
      (
        await api.owner.query(
          "select purchase_count, purchase_total_ore::int from member_statistics where member_id = $1",
          [memberId],
        )
      ).rows[0];
    await till.bringBack(purchaseId, 10);
    expect(await statistics()).toEqual({ purchase_count: 2, purchase_total_ore: 12_000 });
    await till.bringBack(purchaseId, 90);
    expect(await statistics()).toEqual({ purchase_count: 1, purchase_total_ore: 3_000 });
  });
});
