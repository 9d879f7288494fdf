import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign } from "#tests/api/offers.ts";
import { giveWelcome } from "#tests/engine/scene.ts";
import { type OpenTill, openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
  await makeCampaign(api, club, { name: "Välkommen", welcomeOffer: true, visibilityMonths: 3, endDate: null });
});

/** Creates a member who has a welcome offer without a coupon. */
async function welcomed() {
  const { memberId } = await makeMember(api, club);
  await giveWelcome(api, club, memberId);
  return memberId;
}
const offer = { welcomeOffer: { couponId: null } };

test("a welcome offer used without a purchase is shown to its member as used, until it is given back", async () => {
  const { memberId, token } = await makeMember(api, club);
  await giveWelcome(api, club, memberId);
  const home = () => api.call("getConsumerHome", {}, { as: token, host: club.chain.subdomain });
  expect(await home()).toMatchObject({ welcomeOffer: { name: "Välkommen" }, welcomeOfferUsed: false });
  const { purchaseId } = await till.visit(memberId, offer);
  expect(await home()).toMatchObject({ welcomeOffer: null, welcomeOfferUsed: true, latestPurchase: null });
  await till.bringBack(purchaseId, 0);
  expect(await home()).toMatchObject({ welcomeOffer: { name: "Välkommen" }, welcomeOfferUsed: false });
});

describe("a visit that used the welcome offer", () => {
  test("can be returned in full without anything else, and the offer is usable again", async () => {
    const memberId = await welcomed();
    const { purchaseId } = await till.visit(memberId, offer);
    const before = await till.member(memberId);
    expect(before).toMatchObject({ welcomeOffer: null, visits: [{ returnable: true, welcomeOfferUsed: true }] });
    await till.bringBack(purchaseId, 0);
    const after = await till.member(memberId);
    expect(after).toMatchObject({
      welcomeOffer: { coupon: null },
      visits: [{ returnable: false, welcomeOfferUsed: false }],
    });
    expect(await codeOf(till.bringBack(purchaseId, 0))).toBe("ALREADY_RETURNED");
    expect(await till.visit(memberId, offer)).toMatchObject({ welcomeOfferUsed: true });
  });

  test("can be returned after the reward of the same visit was given back", async () => {
    const memberId = await welcomed();
    await till.visit(memberId, { amount: 100 });
    const { purchaseId, redemptions } = await till.visit(memberId, { ...offer, couponIds: [club.couponId] });
    await till.cancel(redemptions[0]?.redemptionId as number);
    expect((await till.member(memberId)).visits.find(({ id }) => id === purchaseId)).toMatchObject({
      returnable: true,
    });
    expect(await till.bringBack(purchaseId, 0)).toMatchObject({ takenPoints: 0, clubPoints: 100 });
    expect((await till.member(memberId)).welcomeOffer).not.toBeNull();
  });

  test("does not make another empty visit returnable", async () => {
    const memberId = await welcomed();
    await till.visit(memberId, { amount: 100 });
    await till.visit(memberId, { amount: 10, ...offer });
    const { purchaseId, redemptions } = await till.visit(memberId, { couponIds: [club.couponId] });
    await till.cancel(redemptions[0]?.redemptionId as number);
    expect(await codeOf(till.bringBack(purchaseId, 0))).toBe("NOTHING_TO_RETURN");
    expect((await till.member(memberId)).visits.find(({ id }) => id === purchaseId)).toMatchObject({
      returnable: false,
    });
  });
});
