import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, numberOf } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";

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
const own = () => ({ as: token, host: club.chain.subdomain });
const coupons = async (activeStatusValidation?: boolean) =>
  (await api.call("getConsumerCoupons", { body: { activeStatusValidation } }, own())).map(({ id }) => id);
const home = () => api.call("getConsumerHome", {}, own());
const campaigns = () => api.call("getConsumerCampaigns", {}, own());
const sqlOf = (text: string, ...values: unknown[]) => api.owner.query(text, values);
const makeReward = async (fields: object = {}) => {
  const body = { name: "Bulle", description: "", pointsRequired: 10, ...fields };
  const { id } = await api.call("createCoupon", { body }, staff());
  await api.call("setCouponStatus", { params: { id }, body: { publishStatus: "ACTIVE" } }, staff());
  return id;
};
const use = async (visit: object) =>
  api.call(
    "registerPurchase",
    {
      body: { membershipId: await numberOf(api, memberId), pointOfSaleId: club.locationIds[0], amount: null, ...visit },
    },
    staff(),
  );
const welcomeWith = async (campaignId: number, through = "2026-12-31", to = memberId) => {
  await sqlOf(
    "insert into member_welcome_offer (chain_id, member_id, campaign_id, through) values ($1, $2, $3, $4)",
    club.chain.id,
    to,
    campaignId,
    through,
  );
};
const makeWelcome = (fields: object = {}) =>
  makeCampaign(api, club, { welcomeOffer: true, visibilityMonths: 2, name: "Välkommen", ...fields });

describe("rewards", () => {
  test("within reach are usable, while rewards out of reach are listed with stopped ones, cheapest first", async () => {
    const [cheap, stopped] = [await makeReward(), await makeReward({ pointsRequired: 20 })];
    await sqlOf("update coupon set publish_status = 'STOPPED' where id = $1", stopped);
    expect(await coupons()).toEqual([]);
    await buy(api, club, memberId, 15);
    expect(await coupons(true)).toEqual([cheap]);
    expect(await coupons(false)).toEqual([cheap, stopped, club.couponId]);
    expect((await home()).coupons.map(({ id }) => id)).toEqual([cheap, club.couponId]);
  });

  test("that are used up, at the member’s limit or outside their days are not offered", async () => {
    await buy(api, club, memberId, 1000);
    const [limited, once, later, over] = [
      await makeReward({ totalLimit: 1 }),
      await makeReward({ perMemberLimit: 1 }),
      await makeReward({ startDate: "2026-11-22" }),
      await makeReward({ endDate: "2026-11-21" }),
    ];
    expect(await coupons()).toEqual([limited, once, over, club.couponId]);
    const { redemptions } = await use({ couponIds: [limited, once] });
    for (const all of [true, false]) expect(await coupons(all)).toEqual([over, club.couponId]);
    const params = { id: redemptions[0]?.redemptionId as number };
    await api.call("cancelRedemption", { params, body: {} }, staff());
    expect(await coupons()).toEqual([limited, over, club.couponId]);
    api.clock.now = Temporal.Instant.from("2026-11-21T23:00:00Z");
    expect(await coupons()).toEqual([limited, later, club.couponId]);
    expect((await home()).coupons.map(({ id }) => id)).toEqual([limited, later, club.couponId]);
  });
});

describe("value coupons", () => {
  test("are available through a running campaign, up to the member’s limit", async () => {
    const value = await makeValueCoupon(api, club);
    const other = await makeValueCoupon(api, club);
    expect(await coupons(false)).toEqual([club.couponId]);
    const campaign = await makeCampaign(api, club, { couponId: value.id });
    await makeCampaign(api, club, { couponId: other.id }, "STOPPED");
    expect(await coupons()).toEqual([value.id]);
    expect((await home()).coupons).toMatchObject([{ id: club.couponId }, { id: value.id, kind: "VALUE", value: 50 }]);
    expect((await campaigns()).campaigns).toMatchObject([{ id: campaign.id, coupon: { id: value.id } }]);
    await use({ amount: 80, couponIds: [value.id] });
    expect(await coupons(false)).toEqual([club.couponId]);
  });

  test("in draft or withdrawn are not shown with their campaign", async () => {
    const value = await makeValueCoupon(api, club);
    await makeCampaign(api, club, { couponId: value.id });
    for (const status of ["NEW", "STOPPED", "WITHDRAWN", "COMPLETED"]) {
      await sqlOf("update coupon set publish_status = $2 where id = $1", value.id, status);
      expect(await coupons(true)).toEqual([]);
      expect(await coupons(false)).toEqual(status === "STOPPED" ? [club.couponId, value.id] : [club.couponId]);
      expect({ status, campaigns: (await campaigns()).campaigns }).toMatchObject({ campaigns: [{ coupon: null }] });
    }
  });
});

describe("the welcome offer", () => {
  test("is shown separately, only to its own members until used, and is usable again after a return", async () => {
    const value = await makeValueCoupon(api, club);
    const welcome = await makeWelcome({ couponId: value.id });
    const regular = await makeCampaign(api, club);
    expect(await campaigns()).toMatchObject({ welcomeOffer: null, campaigns: [{ id: regular.id }] });
    expect(await coupons()).toEqual([]);
    await welcomeWith(welcome.id);
    expect(await campaigns()).toMatchObject({
      welcomeOffer: { id: welcome.id, validThrough: "2026-12-31", coupon: { id: value.id } },
      campaigns: [{ id: regular.id }],
    });
    expect(await coupons()).toEqual([value.id]);
    const { purchaseId } = await use({ amount: 90, welcomeOffer: { couponId: value.id } });
    expect(await campaigns()).toMatchObject({ welcomeOffer: null });
    expect(await coupons()).toEqual([]);
    expect(await home()).toMatchObject({ welcomeOffer: null, campaigns: [{ id: regular.id }] });
    await api.call("cancelPurchase", { params: { id: purchaseId } }, staff());
    expect(await campaigns()).toMatchObject({ welcomeOffer: { id: welcome.id } });
  });

  test("stays usable after its campaign ended or was stopped, but not after its withdrawal", async () => {
    const welcome = await makeWelcome();
    await welcomeWith(welcome.id);
    for (const status of ["STOPPED", "COMPLETED"]) {
      await sqlOf("update campaign set publish_status = $2 where id = $1", welcome.id, status);
      expect((await campaigns()).welcomeOffer).toMatchObject({ id: welcome.id });
    }
    await sqlOf("update campaign set publish_status = 'WITHDRAWN' where id = $1", welcome.id);
    expect((await campaigns()).welcomeOffer).toBeNull();
  });
});

describe("campaigns", () => {
  test("are shown on the home screen if they run today and belong to this club", async () => {
    const today = await makeCampaign(api, club, { startDate: "2026-11-21", endDate: "2026-11-21" });
    await makeCampaign(api, club, { startDate: "2026-11-22", endDate: null });
    await makeCampaign(api, club, {}, "NEW");
    for (const status of ["STOPPED", "COMPLETED", "WITHDRAWN"] as const) await makeCampaign(api, club, {}, status);
    await makeCampaign(api, await makeClub(api));
    expect((await campaigns()).campaigns.map(({ id }) => id)).toEqual([today.id]);
  });
});

describe.each([
  ["autumn, a day of 25 hours", "2026-08-26T10:00:00Z", "2026-10-25", "2026-10-25T23:00:00Z"],
  ["spring, a day of 23 hours", "2027-01-29T10:00:00Z", "2027-03-28", "2027-03-28T22:00:00Z"],
])("the home screen at the clock change in %s", (_, begun, lastDay, midnight) => {
  test("drops every offer when the chain’s day ends, without a job", async () => {
    api.clock.now = Temporal.Instant.from(begun);
    club = await makeClub(api);
    ({ memberId, token } = await makeMember(api, club));
    await sqlOf("update club_points set month_validation = 2 where chain_id = $1", club.chain.id);
    const startDate = begun.slice(0, 10);
    const reward = await makeReward({ endDate: lastDay });
    const value = await makeValueCoupon(api, club);
    const campaign = await makeCampaign(api, club, { startDate, endDate: lastDay, couponId: value.id });
    const welcome = await makeWelcome({ startDate, endDate: null });
    await welcomeWith(welcome.id, lastDay);
    await buy(api, club, memberId, 100);

    api.clock.now = Temporal.Instant.from(midnight).subtract({ milliseconds: 1 });
    expect(await coupons()).toEqual([reward, club.couponId, value.id]);
    expect(await home()).toMatchObject({
      points: { balance: 100 },
      nextExpiry: { validThrough: lastDay, points: 100 },
      welcomeOffer: { id: welcome.id, validThrough: lastDay },
      campaigns: [{ id: campaign.id, publishStatus: "ACTIVE" }],
    });
    api.clock.now = Temporal.Instant.from(midnight);
    expect(await coupons(false)).toEqual([club.couponId]);
    expect(await home()).toMatchObject({
      points: { balance: 0, owed: 0 },
      nextExpiry: null,
      coupons: [{ id: club.couponId }],
      welcomeOffer: null,
      campaigns: [],
    });
    expect(await campaigns()).toEqual({ welcomeOffer: null, campaigns: [] });
  });
});

test("closing a home location shows its members the offers of open locations, and ends campaigns that ran only there", async () => {
  const [closing = 0, open = 0] = club.locationIds;
  const there = await makeCampaign(api, club, { name: "Där", pointOfSaleIds: [open] });
  const gone = await makeCampaign(api, club, { name: "Här", pointOfSaleIds: [closing], publicToAll: true });
  const both = await makeCampaign(api, club, { name: "Båda", pointOfSaleIds: [closing, open] });
  await sqlOf("update member set home_location_id = $2 where id = $1", memberId, closing);
  const seen = async () => {
    const [at, campaignList] = [await home(), await campaigns()];
    expect(at.campaigns).toEqual(campaignList.campaigns);
    return { ids: at.campaigns.map(({ id }) => id).toSorted(), home: at.homeLocation?.id, closed: at.closedHome };
  };
  const { subdomain } = club.chain;
  const byLink = () => api.call("getPublicCampaign", { params: { id: gone.id } }, { host: subdomain });
  expect(await seen()).toEqual({ ids: [gone.id, both.id], home: closing, closed: null });
  expect((await byLink()).id).toBe(gone.id);
  await api.call("closeLocation", { params: { id: closing } }, staff());
  expect(await seen()).toEqual({ ids: [there.id, both.id], home: undefined, closed: { name: expect.any(String) } });
  expect(await codeOf(byLink())).toBe("NOT_FOUND");
  expect(await api.call("getPublicCampaigns", { params: { subdomain } })).toEqual([]);
  await api.call("setHomeLocation", { params: { id: open } }, own());
  expect(await seen()).toMatchObject({ home: open, closed: null });
});
