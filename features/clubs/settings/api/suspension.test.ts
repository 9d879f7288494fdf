import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard, makeValueCoupon } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let offers: { coupon: number; campaign: number; card: number };
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const { id: coupon } = await makeValueCoupon(api, club);
  const { id: campaign } = await makeCampaign(api, club, { couponId: coupon, publicToAll: true });
  offers = { coupon, campaign, card: (await makeStampCard(api, club)).id };
});

const merchant = () => ({ as: club.merchant.token, chain: club.chain.subdomain });

/** Sets the club's first day without a subscription, relative to the day of all requests. */
async function lapsed(daysAgo: number | null) {
  const day = daysAgo === null ? null : Temporal.PlainDate.from("2026-11-21").subtract({ days: daysAgo }).toString();
  await api.owner.query("update chain set suspended_from = $2 where id = $1", [club.chain.id, day]);
  api.services.changes.tell(`chain:${club.chain.id}`);
}

async function statuses() {
  const [coupons, campaigns, cards] = [
    await api.call("listCoupons", { query: {} }, merchant()),
    await api.call("listCampaigns", {}, merchant()),
    await api.call("listStampcards", {}, merchant()),
  ];
  return [...coupons, ...campaigns, ...cards].map(({ publishStatus }) => publishStatus);
}

const host = () => ({ host: club.chain.subdomain });
const here = () => ({ params: { subdomain: club.chain.subdomain } });

describe("a club with a lapsed subscription", () => {
  test("shows its published content as SUSPENDED, from its own midnight on", async () => {
    await lapsed(-1);
    expect(new Set(await statuses())).toEqual(new Set(["ACTIVE"]));
    await lapsed(0);
    expect(new Set(await statuses())).toEqual(new Set(["SUSPENDED"]));
  });

  test("publishes nothing: visitors find no campaigns, coupons or cards", async () => {
    await lapsed(0);
    expect(await api.call("getPublicCampaigns", here(), host())).toEqual([]);
    expect(await api.call("getPublicStampcards", here(), host())).toEqual([]);
    expect(await codeOf(api.call("getPublicCampaign", { params: { id: offers.campaign } }, host()))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("getPublicCoupon", { params: { id: offers.coupon } }, host()))).toBe("NOT_FOUND");
    const { id } = await makeStampCard(api, club, {}, "NEW");
    const activate = api.call("setStampcardStatus", { params: { id }, body: { publishStatus: "ACTIVE" } }, merchant());
    expect(await codeOf(activate)).toBe("SUBSCRIPTION_LAPSED");
    const { chains } = await api.call("getAccess", {}, { as: club.merchant.token });
    expect(chains).toMatchObject([{ suspendedFrom: "2026-11-21" }]);
  });

  test("shows the date to staff who can publish, but not to cashiers", async () => {
    await lapsed(3);
    const since = async (role: Parameters<typeof makeStaff>[2]) => {
      const { token } = await makeStaff(api, club, role, [club.locationIds[0]]);
      return (await api.call("getAccess", {}, { as: token })).chains.map(({ suspendedFrom }) => suspendedFrom);
    };
    expect(await since("ROLE_LOCAL_MERCHANT")).toEqual(["2026-11-18"]);
    expect(await since("ROLE_CASHIER")).toEqual([null]);
  });

  test("lets members redeem for thirty days", async () => {
    const visit = async () =>
      openTill(api, club).visit((await makeMember(api, club)).memberId, { amount: 80, couponIds: [offers.coupon] });
    await lapsed(29);
    expect(await visit()).toMatchObject({ totalAmount: 30, discount: 50 });
    await lapsed(30);
    expect(await codeOf(visit())).toBe("COUPON_NOT_ACTIVE");
  });

  test("shows members for thirty days what they may redeem, but no campaigns", async () => {
    const { token } = await makeMember(api, club);
    const home = () => api.call("getConsumerHome", {}, { as: token, host: club.chain.subdomain });
    await lapsed(null);
    expect((await home()).redeemsThrough).toBeNull();
    await lapsed(29);
    const inGrace = await home();
    expect(inGrace).toMatchObject({ campaigns: [], redeemsThrough: "2026-11-21" });
    expect(inGrace.coupons.map(({ id, publishStatus }) => [id, publishStatus])).toContainEqual([
      offers.coupon,
      "SUSPENDED",
    ]);
    await lapsed(30);
    expect(await home()).toMatchObject({ coupons: [], redeemsThrough: "2026-11-20" });
  });

  test("accepts no campaigns at the till, but still coupons during grace", async () => {
    const till = openTill(api, club);
    const visit = async (offers: { campaignIds?: number[]; couponIds?: number[] }) =>
      till.visit((await makeMember(api, club)).memberId, { amount: 80, ...offers });
    const named = { campaignIds: [offers.campaign] };
    await lapsed(29);
    expect((await till.facts()).campaigns.map(({ publishStatus }) => publishStatus)).toEqual(["SUSPENDED"]);
    expect(await codeOf(visit(named))).toBe("CAMPAIGN_NOT_ACTIVE");
    const promised = till.invite({ email: "ny.i.nadatid@example.com", amount: 80, ...named });
    expect(await codeOf(promised)).toBe("CAMPAIGN_NOT_ACTIVE");
    expect(await visit({ couponIds: [offers.coupon] })).toMatchObject({ discount: 50 });
    await lapsed(null);
    expect(await visit(named)).toMatchObject({ totalAmount: 80 });
  });

  test("blocks a full card’s reward after thirty days, until the club pays again", async () => {
    const { memberId, token } = await makeMember(api, club);
    const till = openTill(api, club);
    await lapsed(null);
    await till.visit(memberId, { stamps: [{ stampcardId: offers.card, stamps: 10 }] });
    const countOffers = async () => {
      const as = { as: token, ...host() };
      const { stampcardCoupons: home, profile } = await api.call("getConsumerHome", {}, as);
      const own = await api.call("getConsumerStampcardCoupons", {}, as);
      const { stampcardCoupons: atTill } = await till.member(memberId);
      const id = profile.stampcardCouponUsage[0]?.stampcardCouponId ?? 0;
      const page = await api.call("getConsumerStampcardCoupon", { params: { id } }, as);
      return [home.length, own.length, atTill.length, page.valid];
    };
    await lapsed(29);
    expect(await countOffers()).toEqual([1, 1, 1, true]);
    const [reward] = (await till.member(memberId)).stampcardCoupons;
    const take = () => till.visit(memberId, { stampcardUsageIds: [reward?.stampcardUsageId ?? 0] });
    await lapsed(30);
    expect(await countOffers()).toEqual([0, 0, 0, false]);
    expect(await codeOf(take())).toBe("COUPON_NOT_ACTIVE");
    await lapsed(null);
    expect(await countOffers()).toEqual([1, 1, 1, true]);
    expect((await take()).redemptions).toHaveLength(1);
  });

  test("blocks a welcome offer after thirty days, even if its campaign was stopped", async () => {
    await lapsed(null);
    const { id } = await makeCampaign(api, club, { welcomeOffer: true, visibilityMonths: 6 });
    const { memberId } = await makeMember(api, club);
    await api.owner.query(
      `insert into member_welcome_offer (chain_id, member_id, campaign_id, through) values ($1, $2, $3, '2027-01-31')
       on conflict do nothing`,
      [club.chain.id, memberId, id],
    );
    await api.call("setCampaignStatus", { params: { id }, body: { publishStatus: "STOPPED" } }, merchant());
    const offered = async () => (await openTill(api, club).member(memberId)).welcomeOffer?.id ?? null;
    await lapsed(29);
    expect(await offered()).toBe(id);
    await lapsed(30);
    expect(await offered()).toBeNull();
    await lapsed(null);
  });

  test("is fully restored when the club pays again", async () => {
    await lapsed(0);
    await lapsed(null);
    expect(await api.call("getPublicCampaigns", here(), host())).toHaveLength(1);
    expect(await statuses()).toContain("ACTIVE");
  });
});
