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

/** A member with a welcome offer that comes without a coupon. */
async function welcomed() {
  const { memberId } = await makeMember(api, club);
  await giveWelcome(api, club, memberId);
  return memberId;
}
const offer = { welcomeOffer: { couponId: null } };

test("a welcome offer used with nothing bought says so to its member, until it is given back", async () => {
  const { memberId, token } = await makeMember(api, club);
  await giveWelcome(api, club, memberId);
  const home = () => api.call("getConsumerHome", {}, { as: token, host: club.chain.subdomain });
  expect(await home()).toMatchObject({ welcomeOffer: { name: "Välkommen" }, welcomeOfferUsed: false });
  const { purchaseId } = await till.visit(memberId, offer);
  expect(await home()).toMatchObject({ welcomeOffer: null, welcomeOfferUsed: true, latestPurchase: null });
  await till.bringBack(purchaseId, 0);
  expect(await home()).toMatchObject({ welcomeOffer: { name: "Välkommen" }, welcomeOfferUsed: false });
});

describe("a visit at which the welcome offer was used", () => {
  test("and nothing else is something to return, whole; then the offer is theirs again", async () => {
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

  test("can still be returned when the reward used beside it has been given back", async () => {
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

  test("is no other's: a visit of which nothing is left has nothing to return", async () => {
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
