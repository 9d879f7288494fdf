import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, numberOf, signIn } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { makeStampCard, type OfferStatus } from "#tests/api/offers.ts";

const api = await startApi();
let club: Club;
let memberId: number;
let token: string;
beforeEach(async () => {
  api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  club = await makeClub(api);
  ({ memberId, token } = await makeMember(api, club));
});

const staff = () => ({ as: club.merchant.token, chain: club.chain.subdomain, key: randomUUID() });
const own = (as = token) => ({ as, host: club.chain.subdomain });
const cards = () => api.call("getConsumerStampcards", {}, own());
const rewards = () => api.call("getConsumerStampcardCoupons", {}, own());
const profile = () => api.call("getDetails", {}, own());
const home = () => api.call("getConsumerHome", {}, own());
const coupon = (id: number, as = token) => api.call("getConsumerStampcardCoupon", { params: { id } }, own(as));
const visit = async (body: object) =>
  api.call(
    "registerPurchase",
    {
      body: { membershipId: await numberOf(api, memberId), pointOfSaleId: club.locationIds[0], amount: null, ...body },
    },
    staff(),
  );
const stamp = (stampcardId: number, stamps: number) => visit({ stamps: [{ stampcardId, stamps }] });
const setStatus = (id: number, publishStatus: Exclude<OfferStatus, "NEW">) =>
  api.call("setStampcardStatus", { params: { id }, body: { publishStatus } }, staff());

describe("a member’s stamp cards", () => {
  test("are open cards and new ones, never a full one; surplus stamps open the next filling in the same visit", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 3 });
    const [fresh] = await cards();
    expect(fresh).toMatchObject({ id: card.id, usage: null, owedStamps: 0, reward: card.coupon.reward });
    expect(fresh).not.toHaveProperty("name");
    await stamp(card.id, 2);
    expect(await cards()).toMatchObject([
      {
        usage: {
          collectedStamps: 2,
          stampsAmount: 3,
          usageOrder: 1,
          addedStamps: 2,
          startDate: "2026-11-21",
          endDate: "2027-05-20",
          stampcardUsageStatus: "OPEN",
          historicStampcardUsages: [],
        },
      },
    ]);
    await stamp(card.id, 3);
    expect(await cards()).toMatchObject([
      {
        usage: {
          collectedStamps: 2,
          usageOrder: 2,
          historicStampcardUsages: [{ usageOrder: 1, collectedStamps: 3, stampcardUsageStatus: "COMPLETED" }],
        },
      },
    ]);
    await stamp(card.id, 1);
    expect((await cards())[0]?.usage).toMatchObject({ usageOrder: 2, stampcardUsageStatus: "COMPLETED" });
    await stamp(card.id, 1);
    const orders = (await cards())[0]?.usage?.historicStampcardUsages.map(({ usageOrder }) => usageOrder);
    expect(orders).toEqual([2, 1]);
    expect((await home()).stampcards).toEqual(await cards());
  });

  test("list cards with an open filling first, stopped cards only if open, and ended or withdrawn cards never", async () => {
    const [first, second] = [await makeStampCard(api, club), await makeStampCard(api, club)];
    await makeStampCard(api, club, {}, "NEW");
    await stamp(second.id, 1);
    const ids = async () => (await cards()).map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    await setStatus(first.id, "STOPPED");
    await setStatus(second.id, "STOPPED");
    expect(await ids()).toEqual([second.id]);
    const stranger = await makeMember(api, club);
    expect(await api.call("getConsumerStampcards", {}, own(stranger.token))).toEqual([]);
    await setStatus(second.id, "WITHDRAWN");
    expect(await ids()).toEqual([]);
    expect((await profile()).stampcardUsage).toEqual([]);
  });

  test("show the stamp deficit from returns", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 2 });
    const { purchaseId } = await stamp(card.id, 2);
    const [won] = await rewards();
    await visit({ stampcardUsageIds: [won?.usage.stampcardUsageId] });
    const body = { pointOfSaleId: club.locationIds[0], amount: 0, reason: "Fel kort" };
    const stamps = [{ stampcardId: card.id, stamps: 2 }];
    await api.call("returnPurchase", { params: { id: purchaseId }, body: { ...body, stamps } }, staff());
    expect(await cards()).toMatchObject([{ usage: { stampcardUsageStatus: "COMPLETED" }, owedStamps: 2 }]);
  });
});

describe("a full card’s reward", () => {
  test("is shown with its first and last days until used, in the list, at home and in the profile", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 2 });
    expect(await coupon(card.coupon.id)).toMatchObject({ id: card.coupon.id, valid: false, usage: null });
    await stamp(card.id, 2);
    const days = { startDate: "2026-11-21", validThrough: "2026-12-20" };
    const [won] = await rewards();
    expect(won).toMatchObject({ id: card.coupon.id, valid: true, dayValidation: 30, usage: { used: false, ...days } });
    expect((await home()).stampcardCoupons).toEqual([won]);
    expect(await profile()).toMatchObject({ stampcardUsage: [], stampcardCouponUsage: [won?.usage] });
    expect(await coupon(card.coupon.id)).toEqual(won);
    await visit({ stampcardUsageIds: [won?.usage.stampcardUsageId] });
    expect(await rewards()).toEqual([]);
    expect((await home()).stampcardCoupons).toEqual([]);
    expect((await profile()).stampcardCouponUsage).toMatchObject([{ used: true, ...days }]);
    expect(await coupon(card.coupon.id)).toMatchObject({ valid: false, usage: { used: true } });
  });

  test("is listed after usable rewards when used or expired, and the latest filled is first if the last days are equal", async () => {
    const cards = [
      await makeStampCard(api, club, { stampsAmount: 2 }),
      await makeStampCard(api, club, { stampsAmount: 2 }),
    ];
    for (const { id } of cards) await stamp(id, 2);
    const [first, second] = await rewards();
    const ids = async () => (await profile()).stampcardCouponUsage.map(({ stampcardUsageId }) => stampcardUsageId);
    const latestFirst = [second, first].map((won) => won?.usage.stampcardUsageId);
    await visit({ stampcardUsageIds: latestFirst.toReversed() });
    expect(await ids()).toEqual(latestFirst);
    api.clock.now = Temporal.Instant.from("2026-12-21T12:00:00Z");
    await api.owner.query("update stamp_card_usage set redemption_id = null where member_id = $1", [memberId]);
    expect(await ids()).toEqual(latestFirst);
  });

  test("is visible for a stopped card only to members who fill it, and in a lapsed club to all members", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 3 });
    const stranger = await makeMember(api, club);
    const countCards = async (as: string) => (await api.call("getConsumerStampcards", {}, own(as))).length;
    await stamp(card.id, 1);
    await setStatus(card.id, "STOPPED");
    expect([await countCards(token), (await coupon(card.coupon.id)).id]).toEqual([1, card.coupon.id]);
    expect([await countCards(stranger.token), await codeOf(coupon(card.coupon.id, stranger.token))]).toEqual([
      0,
      "NOT_FOUND",
    ]);
    await setStatus(card.id, "ACTIVE");
    await api.owner.query("update chain set suspended_from = '2026-11-01' where id = $1", [club.chain.id]);
    api.services.changes.tell(`chain:${club.chain.id}`);
    expect([await countCards(stranger.token), (await coupon(card.coupon.id, stranger.token)).id]).toEqual([
      1,
      card.coupon.id,
    ]);
  });

  test("stays with its member when the card is withdrawn, and gives others a 404", async () => {
    const card = await makeStampCard(api, club, { stampsAmount: 2 });
    const stranger = await makeMember(api, club);
    await stamp(card.id, 2);
    await setStatus(card.id, "WITHDRAWN");
    expect(await rewards()).toMatchObject([{ id: card.coupon.id, valid: true }]);
    expect(await coupon(card.coupon.id)).toMatchObject({ valid: true });
    expect(await codeOf(coupon(card.coupon.id, stranger.token))).toBe("NOT_FOUND");
    const draft = await makeStampCard(api, club, {}, "NEW");
    expect(await codeOf(coupon(draft.coupon.id))).toBe("NOT_FOUND");
    const elsewhere = await makeStampCard(api, await makeClub(api));
    expect(await codeOf(coupon(elsewhere.coupon.id))).toBe("NOT_FOUND");
  });
});

describe.each([
  ["autumn, a day of 25 hours", "2026-08-26T10:00:00Z", 61, "2026-10-25", "2026-10-25T23:00:00Z"],
  ["spring, a day of 23 hours", "2027-01-29T10:00:00Z", 59, "2027-03-28", "2027-03-28T22:00:00Z"],
])("stamp cards at the clock change in %s", (_, begun, dayValidation, lastDay, midnight) => {
  test("are reset, and their rewards expire, when the chain’s day ends, without a job", async () => {
    api.clock.now = Temporal.Instant.from(begun);
    club = await makeClub(api);
    ({ memberId, token } = await makeMember(api, club));
    const reward = { reward: "Kaffe", description: "", hideTitle: false, dayValidation };
    const card = await makeStampCard(api, club, { stampsAmount: 2, monthValidation: 2, coupon: reward });
    await stamp(card.id, 2);
    await stamp(card.id, 1);

    api.clock.now = Temporal.Instant.from(midnight).subtract({ milliseconds: 1 });
    expect(await cards()).toMatchObject([{ usage: { collectedStamps: 1, endDate: lastDay } }]);
    expect(await rewards()).toMatchObject([{ usage: { validThrough: lastDay } }]);
    expect(await profile()).toMatchObject({ stampcardUsage: [{ usageOrder: 2 }], stampcardCouponUsage: [{}] });
    api.clock.now = Temporal.Instant.from(midnight);
    expect(await cards()).toMatchObject([{ id: card.id, usage: { usageOrder: 2, stampcardUsageStatus: "RESET" } }]);
    expect(await rewards()).toEqual([]);
    expect(await profile()).toMatchObject({
      stampcardUsage: [],
      stampcardCouponUsage: [{ used: false, validThrough: lastDay }],
    });
    expect(await home()).toMatchObject({ stampcards: [{ usage: { usageOrder: 2 } }], stampcardCoupons: [] });
    expect(await coupon(card.coupon.id)).toMatchObject({ valid: false, usage: { used: false, validThrough: lastDay } });

    // The next stamp opens a new card. The old one is in the history, reset after its last day.
    club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
    await stamp(card.id, 1);
    expect((await cards())[0]?.usage).toMatchObject({
      usageOrder: 3,
      collectedStamps: 1,
      historicStampcardUsages: [
        { usageOrder: 2, stampcardUsageStatus: "RESET", lastStatusUpdateDate: midnight, collectedStamps: 1 },
        { usageOrder: 1, stampcardUsageStatus: "COMPLETED" },
      ],
    });
  });
});
