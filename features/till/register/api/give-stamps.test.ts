import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aStampCard, makeStampCard } from "#tests/api/offers.ts";
import { type OpenTill, openTill, stockholm, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
});

/** Creates a member and a stamp card, with the till's actions on them. */
async function carded(stampsAmount: number, fields: Parameters<typeof makeStampCard>[2] = {}) {
  const { id: stampcardId } = await makeStampCard(api, club, { stampsAmount, ...fields });
  const { memberId } = await makeMember(api, club);
  const card = async () => {
    const { stampcards } = await till.member(memberId);
    return stampcards.find(({ id }) => id === stampcardId);
  };
  return {
    stampcardId,
    stamp: (stamps: number, amount: number | null = null) =>
      till.visit(memberId, { amount, stamps: [{ stampcardId, stamps }] }),
    take: (fillingId: number) => till.visit(memberId, { stampcardUsageIds: [fillingId] }),
    rewards: async () => (await till.member(memberId)).stampcardCoupons.map((each) => each.stampcardUsageId),
    lastDays: async () => (await till.member(memberId)).stampcardCoupons.map((each) => each.validThrough),
    collected: async () => (await card())?.usage?.collectedStamps ?? 0,
    owed: async () => (await card())?.owedStamps,
    possible: async () => (await card())?.stampsPossible ?? 0,
  };
}

describe("stamps", () => {
  test("fill a card with one place left, and the rest goes to the next card", async () => {
    const card = await carded(5);
    await card.stamp(4);
    const answer = await card.stamp(3);
    expect(answer.completed).toEqual([{ stampcardId: card.stampcardId, reward: "Valfri kaffe" }]);
    expect(answer.stampcards).toMatchObject([{ collectedStamps: 2, stampsAmount: 5 }]);
    expect(await card.rewards()).toHaveLength(1);
  });

  test("are limited to the places of the card, and a stopped card can still be filled", async () => {
    const card = await carded(4);
    expect(await codeOf(card.stamp(5))).toBe("TOO_MANY_STAMPS");
    await card.stamp(2);
    await api.owner.query("update stamp_card set publish_status = 'STOPPED' where id = $1", [card.stampcardId]);
    expect(await card.possible()).toBe(2);
    expect(await codeOf(card.stamp(3))).toBe("STAMP_CARD_STOPPED");
    expect((await card.stamp(2)).completed).toHaveLength(1);
    expect(await codeOf(card.stamp(1))).toBe("STAMP_CARD_STOPPED");
  });

  test("of an expired card are lost, and the next stamp opens a new card", async () => {
    const card = await carded(4, { monthValidation: 1 });
    const now = api.clock.now;
    await card.stamp(3);
    await travel(api, club, stockholm("2026-12-20T23:59:59"));
    expect(await card.collected()).toBe(3);
    api.clock.now = api.clock.now.add({ seconds: 1 });
    expect(await card.collected()).toBe(0);
    expect((await card.stamp(1)).stampcards).toMatchObject([{ collectedStamps: 1 }]);
    await travel(api, club, now);
  });

  test("that are taken back come from the open card first, then from an unused reward", async () => {
    const card = await carded(3);
    const filling = await card.stamp(3);
    await card.stamp(1);
    await till.undo(filling.purchaseId);
    expect([await card.collected(), await card.rewards(), await card.owed()]).toEqual([1, [], 0]);
  });

  test("of a card with a used reward become a deficit that the next stamps cover", async () => {
    const card = await carded(3);
    const filling = await card.stamp(3, 60);
    await card.take((await card.rewards())[0] as number);
    expect(await till.bringBack(filling.purchaseId, 60)).toMatchObject({ takenStamps: 3, takenPoints: 60 });
    expect(await card.owed()).toBe(3);
    expect((await card.stamp(2)).stampcards).toMatchObject([{ collectedStamps: 0 }]);
    expect([await card.owed(), await card.collected()]).toEqual([1, 0]);
    await card.stamp(2);
    expect([await card.owed(), await card.collected()]).toEqual([0, 1]);
  });

  test("in deficit are covered by the card’s stamps when the use of its reward is cancelled", async () => {
    const card = await carded(3);
    const filling = await card.stamp(3);
    const taken = await card.take((await card.rewards())[0] as number);
    await till.undo(filling.purchaseId);
    await card.stamp(1);
    expect(await card.owed()).toBe(2);
    await till.cancel(taken.redemptions[0]?.redemptionId as number);
    expect([await card.owed(), await card.rewards(), await card.collected()]).toEqual([0, [], 1]);
  });

  test("are taken back in the number that the return names, up to the number given", async () => {
    const card = await carded(5);
    const { purchaseId } = await card.stamp(3, 90);
    const returnStamps = (stamps: number) =>
      till.bringBack(purchaseId, 0, { stamps: [{ stampcardId: card.stampcardId, stamps }] });
    expect(await codeOf(returnStamps(4))).toBe("TOO_MANY_STAMPS");
    expect(await returnStamps(2)).toMatchObject({ takenStamps: 2, takenPoints: 0, keptAmount: 90 });
    expect(await codeOf(returnStamps(2))).toBe("TOO_MANY_STAMPS");
    expect(await card.collected()).toBe(1);
  });
});

describe("the reward of a full card", () => {
  test("can be used once, until the end of its last day", async () => {
    const coupon = { reward: "Valfri kaffe", description: "", hideTitle: false, dayValidation: 7 };
    const card = await carded(2, { coupon });
    const now = api.clock.now;
    await card.stamp(2);
    await card.stamp(2);
    const [one, other] = (await card.rewards()) as [number, number];
    await travel(api, club, stockholm("2026-11-27T23:59:59"));
    expect((await card.take(one)).redemptions).toMatchObject([
      { stampcardUsageId: one, points: 0, name: "Valfri kaffe" },
    ]);
    expect(await codeOf(card.take(one))).toBe("REWARD_USED");
    api.clock.now = api.clock.now.add({ seconds: 1 });
    expect(await codeOf(card.take(other))).toBe("REWARD_EXPIRED");
    expect(await card.rewards()).toEqual([]);
    await travel(api, club, now);
  });

  test("stays valid when the card is withdrawn, for its own member only", async () => {
    const card = await carded(2);
    await card.stamp(2);
    const [fillingId] = (await card.rewards()) as [number];
    await api.owner.query("update stamp_card set publish_status = 'WITHDRAWN' where id = $1", [card.stampcardId]);
    expect(await codeOf((await carded(2)).take(fillingId))).toBe("NOT_FOUND");
    expect((await card.take(fillingId)).redemptions).toHaveLength(1);
    expect(await codeOf(card.stamp(1))).toBe("STAMP_CARD_NOT_ACTIVE");
  });
});

test("a changed validity of rewards applies to cards that are opened later", async () => {
  const cardTest = await carded(2);
  await cardTest.stamp(1);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { coupon, ...card } = aStampCard(undefined, { stampsAmount: 2 });
  const body = { ...card, coupon: { ...coupon, dayValidation: 7 } };
  await api.call("updateStampcard", { params: { id: cardTest.stampcardId }, body }, as);
  await cardTest.stamp(1);
  expect(await cardTest.lastDays()).toEqual(["2026-12-20"]);
  await cardTest.stamp(2);
  expect(await cardTest.lastDays()).toEqual(["2026-11-27", "2026-12-20"]);
});
