import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aCampaign, makeCampaign, makeValueCoupon } from "#tests/api/offers.ts";
import { type OpenTill, openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let till: OpenTill;
let here: number;
let there: number;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  till = openTill(api, club);
  [here, there] = club.locationIds;
});
const newMember = async () => (await makeMember(api, club)).memberId;

describe("a campaign at some points of sale", () => {
  test("can be chosen only at the tills of its points of sale", async () => {
    const { id } = await makeCampaign(api, club, { pointOfSaleIds: [here] });
    const memberId = await newMember();
    const at = (pointOfSaleId: number) => till.visit(memberId, { amount: 50, campaignIds: [id], pointOfSaleId });
    expect(await codeOf(at(there))).toBe("CAMPAIGN_NOT_ACTIVE");
    expect((await at(here)).totalAmount).toBe(50);
    const { campaigns } = await till.facts();
    expect(campaigns.find((each) => each.id === id)?.pointOfSaleIds).toEqual([here]);
  });

  test("gives its value coupon only at its points of sale, unless another campaign gives the coupon everywhere", async () => {
    const coupon = await makeValueCoupon(api, club);
    await makeCampaign(api, club, { couponId: coupon.id, pointOfSaleIds: [here] });
    const use = async (pointOfSaleId: number) =>
      till.visit(await newMember(), { amount: 80, couponIds: [coupon.id], pointOfSaleId });
    expect(await codeOf(use(there))).toBe("COUPON_NOT_YOURS");
    expect((await use(here)).discount).toBe(50);
    await makeCampaign(api, club, { couponId: coupon.id });
    expect((await use(there)).discount).toBe(50);
  });

  test("is shown to members whose home location is among its points of sale, and to members without one", async () => {
    const { id } = await makeCampaign(api, club, { pointOfSaleIds: [here] });
    const { memberId, token } = await makeMember(api, club);
    const asMember = { as: token, host: club.chain.subdomain };
    const seen = async () => (await api.call("getConsumerHome", {}, asMember)).campaigns.some((each) => each.id === id);
    const moveHome = (location: number | null) =>
      api.owner.query("update member set home_location_id = $1 where id = $2", [location, memberId]);
    expect(await seen()).toBe(true);
    await moveHome(there);
    expect(await seen()).toBe(false);
    await moveHome(here);
    expect(await seen()).toBe(true);
  });

  test("cannot be the welcome offer, which runs everywhere", async () => {
    const fields = { welcomeOffer: true, visibilityMonths: 1, pointOfSaleIds: [here] };
    expect(await fieldCodesOf(makeCampaign(api, club, fields))).toEqual({ pointOfSaleIds: "WELCOME_OFFER_EVERYWHERE" });
  });

  test("cannot run at another club’s point of sale", async () => {
    const other = await makeClub(api);
    const fields = { pointOfSaleIds: [other.locationIds[0]] };
    expect(await fieldCodesOf(makeCampaign(api, club, fields))).toEqual({ pointOfSaleIds: "NOT_FOUND" });
  });

  test("runs only at the points of sale from the latest save", async () => {
    const { id } = await makeCampaign(api, club, { pointOfSaleIds: [here, there] });
    const asMerchant = { as: club.merchant.token, chain: club.chain.subdomain };
    const body = aCampaign(undefined, { pointOfSaleIds: [there] });
    expect((await api.call("updateCampaign", { params: { id }, body }, asMerchant)).pointOfSaleIds).toEqual([there]);
  });
});

describe("a local merchant", () => {
  const local = async () => {
    const staff = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [here]);
    return { as: staff.token, chain: club.chain.subdomain };
  };

  test("creates, publishes and deletes campaigns at their own points of sale", async () => {
    const me = await local();
    const { id } = await api.call("createCampaign", { body: aCampaign("Lokalt", { pointOfSaleIds: [here] }) }, me);
    const params = { id };
    const active = await api.call("setCampaignStatus", { params, body: { publishStatus: "ACTIVE" } }, me);
    expect(active.publishStatus).toBe("ACTIVE");
    const draft = await api.call("createCampaign", { body: aCampaign("Utkast", { pointOfSaleIds: [here] }) }, me);
    await api.call("removeCampaign", { params: { id: draft.id } }, me);
  });

  test.each([
    ["everywhere", () => []],
    ["at another's", () => [there]],
    ["at their own and another's", () => [here, there]],
  ])("cannot create a campaign %s, nor change an existing campaign so that it runs there", async (_, places) => {
    const me = await local();
    const wrong = { pointOfSaleIds: "OTHER_LOCATION" };
    const body = aCampaign("Lokalt", { pointOfSaleIds: places() });
    expect(await fieldCodesOf(api.call("createCampaign", { body }, me))).toEqual(wrong);
    const { id } = await makeCampaign(api, club, { pointOfSaleIds: [here] });
    expect(await fieldCodesOf(api.call("updateCampaign", { params: { id }, body }, me))).toEqual(wrong);
  });

  test("sees campaigns that run at their points of sale, and changes those that run only there", async () => {
    const me = await local();
    const make = async (pointOfSaleIds: number[]) => (await makeCampaign(api, club, { pointOfSaleIds })).id;
    const [all, shared, elsewhere] = [await make([]), await make([here, there]), await make([there])];
    const listed = (await api.call("listCampaigns", {}, me)).map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([all, shared]));
    expect(listed).not.toContain(elsewhere);
    expect(await codeOf(api.call("getCampaign", { params: { id: elsewhere } }, me))).toBe("NOT_FOUND");
    for (const [id, code] of [
      [all, "OTHER_LOCATION"],
      [shared, "OTHER_LOCATION"],
      [elsewhere, "NOT_FOUND"],
    ] as const) {
      const params = { id };
      const file = { bytes: Buffer.from("x"), type: "image/png" };
      const body = aCampaign("Min", { pointOfSaleIds: [here] });
      expect(await codeOf(api.call("updateCampaign", { params, body }, me))).toBe(code);
      const stop = { params, body: { publishStatus: "STOPPED" } } as const;
      expect(await codeOf(api.call("setCampaignStatus", stop, me))).toBe(code);
      expect(await codeOf(api.call("removeCampaign", { params }, me))).toBe(code);
      expect(await codeOf(api.call("removeCampaignBanner", { params }, me))).toBe(code);
      expect(await codeOf(api.call("setCampaignBanner", { params }, { ...me, file }))).toBe("IMAGE_NOT_READABLE");
    }
  });
});
