import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";
import { giveWelcome } from "#tests/engine/scene.ts";
import { type OpenTill, openTill, stockholm, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
});
const newMember = async () => (await makeMember(api, club)).memberId;

/** Creates a value coupon of 50 kr that all members get through a campaign. */
async function shared(fields: Parameters<typeof makeValueCoupon>[2] = {}) {
  const { id } = await makeValueCoupon(api, club, fields);
  const campaign = await makeCampaign(api, club, { couponId: id });
  return { couponIds: [id], campaignId: campaign.id };
}

describe("a value coupon", () => {
  test("pays first, and points count on the paid amount", async () => {
    const memberId = await newMember();
    const { couponIds } = await shared();
    const answer = await till.visit(memberId, { amount: 199.9, couponIds });
    expect(answer).toMatchObject({ totalAmount: 149.9, discount: 50, lostValue: 0, earnedPoints: 149 });
    expect(answer.redemptions).toMatchObject([{ couponId: couponIds[0], points: 0, value: 50 }]);
  });

  test("loses the value above the price, and the answer shows the loss", async () => {
    const { couponIds } = await shared();
    const answer = await till.visit(await newMember(), { amount: 30, couponIds });
    expect(answer).toMatchObject({ totalAmount: 0, discount: 30, lostValue: 20, earnedPoints: 0, clubPoints: 0 });
  });

  test("can pay together with another one", async () => {
    const [one, other] = [await shared({ value: 60 }), await shared({ value: 70 })];
    const couponIds = [...one.couponIds, ...other.couponIds];
    const answer = await till.visit(await newMember(), { amount: 100, couponIds });
    expect(answer).toMatchObject({ totalAmount: 0, discount: 100, lostValue: 30 });
  });

  test("needs an amount and a running campaign, and works once per member", async () => {
    const memberId = await newMember();
    const { couponIds, campaignId } = await shared();
    expect(await fieldCodesOf(till.visit(memberId, { couponIds }))).toEqual({ amount: "REQUIRED" });
    await till.visit(memberId, { amount: 80, couponIds });
    expect(await codeOf(till.visit(memberId, { amount: 80, couponIds }))).toBe("COUPON_ALREADY_USED");
    await api.owner.query("update campaign set publish_status = 'STOPPED' where id = $1", [campaignId]);
    expect(await codeOf(till.visit(await newMember(), { amount: 80, couponIds }))).toBe("COUPON_NOT_YOURS");
  });

  test("can be used again after a use is given back", async () => {
    const { couponIds } = await shared({ totalLimit: 1 });
    const { purchaseId } = await till.visit(await newMember(), { amount: 80, couponIds });
    const next = await newMember();
    expect(await codeOf(till.visit(next, { amount: 80, couponIds }))).toBe("COUPON_USED_UP");
    await till.undo(purchaseId);
    expect(await till.visit(next, { amount: 80, couponIds })).toMatchObject({ discount: 50 });
  });
});

describe("a minimum purchase", () => {
  test("of a value coupon counts the price before any coupon pays", async () => {
    const [asking, other] = [await shared({ minimumPurchase: 100 }), await shared()];
    const buying = (amount: number, couponIds: number[]) =>
      newMember().then((id) => till.visit(id, { amount, couponIds }));
    expect(await codeOf(buying(99.99, asking.couponIds))).toBe("AMOUNT_BELOW_MINIMUM");
    expect(await buying(100, asking.couponIds)).toMatchObject({ totalAmount: 50, discount: 50 });
    const both = [...other.couponIds, ...asking.couponIds];
    expect(await buying(100, both)).toMatchObject({ totalAmount: 0, discount: 100 });
  });

  test("of a reward requires a purchase", async () => {
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    const body = { name: "Bulle", description: "", pointsRequired: 10, minimumPurchase: 50 };
    const { id, minimumPurchase } = await api.call("createCoupon", { body }, as);
    expect(minimumPurchase).toBe(50);
    await api.call("setCouponStatus", { params: { id }, body: { publishStatus: "ACTIVE" } }, as);
    const memberId = await newMember();
    await till.visit(memberId, { amount: 20 });
    expect((await till.member(memberId)).coupons).toContainEqual(expect.objectContaining({ id, minimumPurchase: 50 }));
    expect(await codeOf(till.visit(memberId, { couponIds: [id] }))).toBe("AMOUNT_BELOW_MINIMUM");
    expect(await till.visit(memberId, { amount: 50, couponIds: [id] })).toMatchObject({ clubPoints: 60 });
  });

  test("is at least 1 krona, with at most two decimals", async () => {
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    const make = (minimumPurchase: number) =>
      fieldCodesOf(
        api.call("createCoupon", { body: { name: "Bulle", description: "", pointsRequired: 10, minimumPurchase } }, as),
      );
    expect(await make(0.5)).toEqual({ minimumPurchase: "AMOUNT_TOO_SMALL" });
    expect(await make(0.005)).toEqual({ minimumPurchase: "INVALID_AMOUNT" });
  });
});

describe("a welcome offer", () => {
  async function welcomed() {
    const { id: couponId } = await makeValueCoupon(api, club, { value: 40 });
    await api.owner.query(
      `update campaign set publish_status = 'COMPLETED' where chain_id = $1 and welcome_offer and publish_status = 'ACTIVE'`,
      [club.chain.id],
    );
    const welcome = { welcomeOffer: true, visibilityMonths: 1, startDate: "2026-11-01", endDate: null, couponId };
    const campaign = await makeCampaign(api, club, { name: "Välkommen", ...welcome });
    const memberId = await newMember();
    await giveWelcome(api, club, memberId);
    return { memberId, campaign, welcomeOffer: { couponId } };
  }

  test("is used at one purchase, which names its campaign", async () => {
    const { memberId, campaign, welcomeOffer } = await welcomed();
    const answer = await till.visit(memberId, { amount: 100, welcomeOffer });
    expect(answer).toMatchObject({ welcomeOfferUsed: true, discount: 40, totalAmount: 60, earnedPoints: 60 });
    expect(await codeOf(till.visit(memberId, { amount: 100, welcomeOffer }))).toBe("WELCOME_OFFER_NOT_USABLE");
    const { visits } = await till.member(memberId);
    expect(visits[0]?.campaigns).toMatchObject([{ name: campaign.name }]);
  });

  test("is used with its own coupon only", async () => {
    const { memberId } = await welcomed();
    const { couponIds } = await shared();
    const named = till.visit(memberId, { amount: 100, welcomeOffer: { couponId: couponIds[0] as number } });
    expect(await codeOf(named)).toBe("COUPON_NOT_ACTIVE");
  });

  test("can be used again after a full return of its purchase, but not a partial one", async () => {
    const { memberId, welcomeOffer } = await welcomed();
    const { purchaseId, redemptions } = await till.visit(memberId, { amount: 100, welcomeOffer });
    await till.bringBack(purchaseId, 30);
    expect((await till.member(memberId)).welcomeOffer).toBeNull();
    await till.bringBack(purchaseId, 30, { redemptionIds: redemptions.map(({ redemptionId }) => redemptionId) });
    expect((await till.member(memberId)).welcomeOffer).toMatchObject({ validThrough: "2026-12-20" });
    expect(await till.visit(memberId, { amount: 100, welcomeOffer })).toMatchObject({ discount: 40 });
  });

  test("lasts until the end of its last day, unless its campaign is withdrawn", async () => {
    const [one, other, third] = [await welcomed(), await welcomed(), await welcomed()];
    const now = api.clock.now;
    await travel(api, club, stockholm("2026-12-20T23:59:59"));
    const use = ({ memberId, welcomeOffer }: Awaited<ReturnType<typeof welcomed>>) =>
      till.visit(memberId, { amount: 100, welcomeOffer });
    expect(await use(one)).toMatchObject({ welcomeOfferUsed: true });
    await api.owner.query("update campaign set publish_status = 'WITHDRAWN' where id = $1", [other.campaign.id]);
    expect(await codeOf(use(other))).toBe("WELCOME_OFFER_NOT_USABLE");
    api.clock.now = api.clock.now.add({ seconds: 1 });
    expect(await codeOf(use(third))).toBe("WELCOME_OFFER_NOT_USABLE");
    await travel(api, club, now);
  });
});

describe("a welcome offer whose coupon", () => {
  /** Creates a coupon in the welcome offer and in a campaign for all members. */
  async function carriedTwice() {
    const own = await makeClub(api);
    const ownTill = openTill(api, own);
    const coupon = await makeValueCoupon(api, own);
    const { id } = await makeCampaign(api, own, { welcomeOffer: true, visibilityMonths: 3, couponId: coupon.id });
    await makeCampaign(api, own, { couponId: coupon.id });
    const { memberId } = await makeMember(api, own);
    await giveWelcome(api, own, memberId);
    return { till: ownTill, memberId, coupon, id };
  }
  const shownOffer = { couponId: null };

  test("has ended is used without it, as the till shows", async () => {
    const { till, memberId, coupon, id } = await carriedTwice();
    await api.owner.query("update coupon set publish_status = 'COMPLETED' where id = $1", [coupon.id]);
    expect((await till.member(memberId)).welcomeOffer).toMatchObject({ id, coupon: null });
    const answer = await till.visit(memberId, { amount: 80, welcomeOffer: shownOffer });
    expect(answer).toMatchObject({ totalAmount: 80, discount: 0, welcomeOfferUsed: true });
  });

  test("was used through a campaign is shown and used without it", async () => {
    const { till, memberId, coupon, id } = await carriedTwice();
    expect((await till.member(memberId)).welcomeOffer).toMatchObject({ coupon: { id: coupon.id } });
    await till.visit(memberId, { amount: 100, couponIds: [coupon.id] });
    expect((await till.member(memberId)).welcomeOffer).toMatchObject({ id, coupon: null });
    expect(await till.visit(memberId, { amount: 80, welcomeOffer: shownOffer })).toMatchObject({ discount: 0 });
  });

  test("became unusable since the till showed it refuses the visit and remains", async () => {
    const { till, memberId, coupon } = await carriedTwice();
    await till.visit(memberId, { amount: 100, couponIds: [coupon.id] });
    const late = till.visit(memberId, { amount: 100, welcomeOffer: { couponId: coupon.id } });
    expect(await codeOf(late)).toBe("COUPON_ALREADY_USED");
    await api.owner.query("update coupon set publish_status = 'STOPPED' where id = $1", [coupon.id]);
    const stopped = till.visit(memberId, { amount: 100, welcomeOffer: { couponId: coupon.id } });
    expect(await codeOf(stopped)).toBe("COUPON_NOT_ACTIVE");
    expect((await till.member(memberId)).welcomeOffer).not.toBeNull();
  });
});

test("a coupon in several campaigns is given by the newest campaign, at the till and in the visit", async () => {
  const own = await makeClub(api);
  const ownTill = openTill(api, own);
  const { memberId } = await makeMember(api, own);
  const { id: couponId } = await makeValueCoupon(api, own);
  const carried = { couponId, endDate: null };
  await makeCampaign(api, own, { ...carried, name: "Första", startDate: "2026-11-01" });
  await makeCampaign(api, own, { ...carried, name: "Nya", startDate: "2026-11-02" });
  await makeCampaign(api, own, { ...carried, name: "Alltid", startDate: "2026-10-01" });
  expect((await ownTill.member(memberId)).coupons).toMatchObject([{}, { id: couponId, campaign: "Nya" }]);
  await ownTill.visit(memberId, { amount: 100, couponIds: [couponId] });
  expect((await ownTill.member(memberId)).visits[0]?.campaigns).toMatchObject([{ name: "Nya" }]);
});
