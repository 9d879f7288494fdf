import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";
import { giveWelcome } from "#tests/engine/scene.ts";
import { type OpenTill, openTill, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
});

describe("undoing a registration", () => {
  test("takes back points, coupons, stamps and the welcome offer", async () => {
    const { memberId } = await makeMember(api, club);
    const card = await makeStampCard(api, club, { stampsAmount: 3 });
    const value = await makeValueCoupon(api, club);
    await makeCampaign(api, club, { name: "Vi ses", welcomeOffer: true, visibilityMonths: 1, couponId: value.id });
    await giveWelcome(api, club, memberId);
    await buy(api, club, memberId, 120);
    const before = await till.member(memberId);
    const { purchaseId } = await till.visit(memberId, {
      amount: 200,
      couponIds: [club.couponId],
      stamps: [{ stampcardId: card.id, stamps: 2 }],
      welcomeOffer: { couponId: value.id },
    });
    expect(await till.member(memberId)).toMatchObject({ clubPoints: 170, welcomeOffer: null });
    expect(await till.undo(purchaseId)).toEqual({ clubPoints: 120, owedPoints: 0 });
    const { visits: _, ledger: __, ...after } = await till.member(memberId);
    expect(before).toMatchObject(after);
  });

  test("leaves a deficit if the points were spent meanwhile", async () => {
    const { memberId } = await makeMember(api, club);
    const { purchaseId } = await buy(api, club, memberId, 100);
    await till.visit(memberId, { couponIds: [club.couponId] });
    expect(await till.undo(purchaseId)).toEqual({ clubPoints: 0, owedPoints: 100 });
  });

  test("takes the remaining part of a partly returned purchase", async () => {
    const { memberId } = await makeMember(api, club);
    const { purchaseId } = await buy(api, club, memberId, 100);
    await till.bringBack(purchaseId, 30);
    expect(await till.undo(purchaseId)).toEqual({ clubPoints: 0, owedPoints: 0 });
    expect(await codeOf(till.undo(purchaseId))).toBe("ALREADY_RETURNED");
  });

  test("is possible for exactly fifteen minutes, as the till shows", async () => {
    const { memberId } = await makeMember(api, club);
    const now = api.clock.now;
    const [{ purchaseId }, late] = [await buy(api, club, memberId, 10), await buy(api, club, memberId, 10)];
    const { visits } = await till.member(memberId);
    expect(visits[0]?.undoableUntil).toBe(now.add({ minutes: 15 }).toString());
    api.clock.now = now.add({ minutes: 15 });
    await till.undo(purchaseId);
    api.clock.now = now.add({ minutes: 15, seconds: 1 });
    expect(await codeOf(till.undo(late.purchaseId))).toBe("TOO_LATE_TO_UNDO");
    expect((await till.member(memberId)).visits[0]).toMatchObject({ undoableUntil: null, returnable: true });
    await travel(api, club, now);
  });

  test("is allowed to the registering cashier only, at their own point of sale and not for themselves", async () => {
    const { memberId } = await makeMember(api, club);
    const [one, other] = [
      await makeStaff(api, club, "ROLE_CASHIER", [...club.locationIds]),
      await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]),
    ];
    const mine = openTill(api, club, one.token);
    const { purchaseId } = await mine.visit(memberId, { amount: 50 });
    expect(await codeOf(openTill(api, club, other.token).undo(purchaseId))).toBe("NO_ACCESS");
    expect(await codeOf(till.undo(purchaseId))).toBe("NO_ACCESS");
    const south = await mine.visit(memberId, { amount: 50, pointOfSaleId: club.locationIds[1] });
    expect(await codeOf(openTill(api, club, other.token).undo(south.purchaseId))).toBe("OTHER_LOCATION");
    await api.owner.query("update member set email = $2 where id = $1", [memberId, one.email]);
    expect(await codeOf(mine.undo(purchaseId))).toBe("OWN_MEMBERSHIP");
  });

  test("gets the same answer with the same key, and refuses the key for another purchase", async () => {
    const { memberId } = await makeMember(api, club);
    const [one, other] = [await buy(api, club, memberId, 100), await buy(api, club, memberId, 40)];
    const key = randomUUID();
    expect(await till.undo(one.purchaseId, key)).toEqual({ clubPoints: 40, owedPoints: 0 });
    expect(await till.undo(one.purchaseId, key)).toEqual({ clubPoints: 40, owedPoints: 0 });
    expect(await codeOf(till.undo(other.purchaseId, key))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await till.member(memberId)).toMatchObject({ clubPoints: 40 });
  });
});
