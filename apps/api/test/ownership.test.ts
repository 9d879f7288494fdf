import { randomUUID } from "node:crypto";
import type { Route } from "@stammis/contract/endpoint";
import { type EndpointName, routes } from "@stammis/contract/routes";
import { beforeAll, describe, expect, test } from "vitest";
import { openTill } from "./engine/till.ts";
import { buy, type Club, makeClub, makeMember, makeStaff, makeTillDevice } from "./factories.ts";
import { startApi, type TestApi } from "./harness.ts";
import { aCampaign, aStampCard, makeCampaign, makeStampCard } from "./offers.ts";

/** The routes that name a thing of a chain by its id, or are known to name none. A new one without a row is a type error. */
type WithId = {
  [K in EndpointName]: (typeof routes)[K]["path"] extends `${string}/:${"id" | "membershipId"}${string}` ? K : never;
}[EndpointName];
type Things = {
  locationId: number;
  memberId: number;
  membershipId: string;
  purchaseId: number;
  couponId: number;
  categoryId: number;
  staffId: number;
  redemptionId: number;
  deviceId: number;
  stampCardId: number;
  campaignId: number;
  stampCardCouponId: number;
  correctionId: number;
  waitingPurchaseId: number;
};

const namedBy: Record<WithId, keyof Things | null> = {
  requestPasswordReset: null,
  endSession: null,
  confirmSignUp: null,
  renewSignUp: null,
  getPublicCompany: null,
  getMessage: null,
  saveLastLocation: "locationId",
  getPublicCoupon: "couponId",
  getPublicCampaign: "campaignId",
  setHomeLocationByGet: "locationId",
  setHomeLocation: "locationId",
  getConsumerPurchase: "purchaseId",
  getConsumerStampcardCoupon: "stampCardCouponId",
  getLocation: "locationId",
  updateLocation: "locationId",
  closeLocation: "locationId",
  setLocationLogo: "locationId",
  removeLocationLogo: "locationId",
  updateStaff: "staffId",
  removeStaff: "staffId",
  resendStaffInvitation: "staffId",
  renameCategory: "categoryId",
  removeCategory: "categoryId",
  getCoupon: "couponId",
  updateCoupon: "couponId",
  setCouponStatus: "couponId",
  setCouponImage: "couponId",
  removeCouponImage: "couponId",
  removeCoupon: "couponId",
  getStampcard: "stampCardId",
  updateStampcard: "stampCardId",
  setStampcardStatus: "stampCardId",
  setStampcardImage: "stampCardId",
  removeStampcardImage: "stampCardId",
  removeStampcard: "stampCardId",
  getCampaign: "campaignId",
  updateCampaign: "campaignId",
  setCampaignStatus: "campaignId",
  setCampaignBanner: "campaignId",
  removeCampaignBanner: "campaignId",
  removeCampaign: "campaignId",
  getMember: "memberId",
  updateMember: "memberId",
  removeMember: "memberId",
  getMerchantPurchase: "purchaseId",
  withdrawWaitingPurchase: "waitingPurchaseId",
  getAtTill: "membershipId",
  getMemberPointsAccount: "membershipId",
  getMemberBalance: "membershipId",
  correctPoints: "membershipId",
  withdrawCorrection: "correctionId",
  cancelPurchase: "purchaseId",
  returnPurchase: "purchaseId",
  cancelRedemption: "redemptionId",
  renameTillDevice: "deviceId",
  revokeTillDevice: "deviceId",
};

const bodies: Partial<Record<WithId, unknown>> = {
  updateLocation: {
    name: "Ny plats",
    commercialName: "Ny plats",
    subpage: "nyplats",
    street: "",
    zipCode: "",
    city: "",
    phone: "",
    email: "",
    website: "",
    openingHours: [],
  },
  updateStaff: { role: "ROLE_CASHIER", pointsOfSaleIds: [] },
  renameCategory: { name: "Annat" },
  updateCoupon: { name: "Annat", description: "", pointsRequired: 5 },
  setCouponStatus: { publishStatus: "STOPPED" },
  updateStampcard: aStampCard("Annat kort"),
  setStampcardStatus: { publishStatus: "STOPPED" },
  updateCampaign: aCampaign("Annan kampanj"),
  setCampaignStatus: { publishStatus: "STOPPED" },
  updateMember: { firstName: "Annan" },
  cancelRedemption: {},
  correctPoints: { points: 10, reason: "Glömda poäng" },
  withdrawCorrection: { reason: "Skrev fel" },
  returnPurchase: { pointOfSaleId: 1, amount: 10, reason: "Ångrat köp" },
  renameTillDevice: { name: "Annan" },
};

const queries: Partial<Record<WithId, unknown>> = { getMemberBalance: { date: "2026-11-21" } };

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let api: TestApi;
let here: Club;
let there: Things & { club: Club };

async function thingsOf(club: Club): Promise<Things> {
  const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
  await buy(api, club, memberId, 200);
  const { purchaseId, redemptions } = await buy(api, club, memberId, 10, [club.couponId]);
  const staff = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const stampCard = await makeStampCard(api, club);
  const correction = await api.call(
    "correctPoints",
    { params: { membershipId }, body: { points: 10, reason: "Glömda poäng" } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const email = `${randomUUID()}@example.com`;
  const { waitingPurchaseId } = await openTill(api, club).invite({ email, amount: 50 });
  return {
    locationId: club.locationIds[0],
    memberId,
    membershipId,
    purchaseId,
    couponId: club.couponId,
    categoryId: club.categoryId,
    staffId: staff.accountId,
    redemptionId: redemptions[0]?.redemptionId as number,
    deviceId: (await makeTillDevice(api, club)).deviceId,
    stampCardId: stampCard.id,
    stampCardCouponId: stampCard.coupon.id,
    correctionId: correction.lotId,
    waitingPurchaseId: waitingPurchaseId as number,
    campaignId: (await makeCampaign(api, club)).id,
  };
}

beforeAll(async () => {
  api = await startApi();
  here = await makeClub(api);
  const club = await makeClub(api);
  there = { club, ...(await thingsOf(club)) };
});

/** Everything the other chain has, to be the same before and after. */
async function everythingOf(chainId: number): Promise<unknown> {
  const { rows: tables } = await api.owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity order by 1",
  );
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    all[name] = (
      await api.owner.query(`select to_jsonb(t) as row from ${name} t where chain_id = $1 order by 1`, [chainId])
    ).rows;
  }
  return all;
}

describe.each(Object.entries(namedBy).filter((entry): entry is [WithId, keyof Things] => entry[1] !== null))(
  "%s",
  (name, thing) => {
    test("does not reach another chain", async () => {
      const route: Route = routes[name];
      const before = await everythingOf(there.club.chain.id);
      const as = route.access.who === "member" ? (await makeMember(api, here)).token : here.merchant.token;
      const { status, body } = await api.ask(
        name,
        {
          params: { id: there[thing], membershipId: there[thing], part: "card" },
          query: queries[name],
          body: bodies[name],
        } as never,
        {
          as: route.access.who === "visitor" ? undefined : as,
          host: route.access.who === "staff" ? undefined : here.chain.subdomain,
          chain: here.chain.subdomain,
          ...(route.upload && { file: { bytes: onePixel, type: "image/png" } }),
        },
      );
      expect({ status, code: (body as { code?: string } | undefined)?.code }).toEqual({
        status: 404,
        code: "NOT_FOUND",
      });
      expect(await everythingOf(there.club.chain.id)).toEqual(before);
    });
  },
);

describe("a member", () => {
  test("does not see another member's purchase", async () => {
    const own = await thingsOf(here);
    const { token } = await makeMember(api, here);
    const { status } = await api.ask(
      "getConsumerPurchase",
      { params: { id: own.purchaseId } },
      { as: token, host: here.chain.subdomain },
    );
    expect(status).toBe(404);
  });
});

describe("staff of one point of sale", () => {
  test.each(["ROLE_LOCAL_MERCHANT"] as const)("%s does not see the members and purchases of another", async (role) => {
    const own = await thingsOf(here);
    const { token } = await makeStaff(api, here, role, [here.locationIds[1]], { mayManageStaff: true });
    const options = { as: token, chain: here.chain.subdomain };
    for (const [name, id] of [
      ["getMember", own.memberId],
      ["updateMember", own.memberId],
      ["removeMember", own.memberId],
      ["getMerchantPurchase", own.purchaseId],
    ] as const) {
      const { status } = await api.ask(name, { params: { id }, body: {} } as never, options);
      expect({ name, status }).toEqual({ name, status: 404 });
    }
    expect((await api.call("listMembers", { query: {} }, options)).rows).toEqual([]);
    expect((await api.call("listPurchases", { query: {} }, options)).rows).toEqual([]);
    const { status } = await api.ask("removeStaff", { params: { id: own.staffId } }, options);
    expect(status).toBeGreaterThanOrEqual(403);
  });

  test("meets nobody by counting up, whatever call is counted with", async () => {
    const { token } = await makeStaff(api, here, "ROLE_CASHIER", [here.locationIds[1]]);
    const own = await thingsOf(here);
    const options = { as: token, chain: here.chain.subdomain };
    const visit = { pointOfSaleId: here.locationIds[1], amount: 10 };
    for (const membershipId of [String(own.memberId), String(own.memberId).padStart(12, "0")]) {
      for (const [name, input] of [
        ["getAtTill", { params: { membershipId } }],
        ["getMemberPointsAccount", { params: { membershipId }, query: {} }],
        ["getMemberBalance", { params: { membershipId }, query: { date: "2026-11-21" } }],
        ["correctPoints", { params: { membershipId }, body: { points: 10, reason: "Glömt" } }],
        ["registerPurchase", { body: { ...visit, membershipId } }],
      ] as const) {
        const { status } = await api.ask(name, input as never, options);
        expect({ name, status }).toEqual({ name, status: 404 });
      }
      expect(await api.call("findAtTill", { query: { q: membershipId } }, options)).toEqual([]);
    }
    const bare = { ...visit, memberId: own.memberId };
    expect((await api.ask("registerPurchase", { body: bare } as never, options)).status).toBe(400);
  });

  test("reads what a member bought at their own points of sale, and nothing of the others", async () => {
    const { token } = await makeStaff(api, here, "ROLE_LOCAL_MERCHANT", [here.locationIds[1]]);
    const options = { as: token, chain: here.chain.subdomain };
    const { memberId, membershipNumber: membershipId } = await makeMember(api, here, {
      home_location_id: here.locationIds[1],
    });
    await buy(api, here, memberId, 700);
    const body = { membershipId, pointOfSaleId: here.locationIds[1], amount: 55 };
    const { purchaseId } = await api.call("registerPurchase", { body }, options);
    const page = await api.call("getMember", { params: { id: memberId } }, options);
    expect(page).toMatchObject({ purchases: 1, totalAmount: 55, points: { balance: 755 } });
    expect(page.latestPurchases.map(({ id }) => id)).toEqual([purchaseId]);
    const { visits } = await api.call("getAtTill", { params: { membershipId } }, options);
    expect(visits.map(({ id }) => id)).toEqual([purchaseId]);
  });

  test("learns the addresses of their own members alone, by the number of anybody", async () => {
    const { token } = await makeStaff(api, here, "ROLE_CASHIER", [here.locationIds[1]]);
    const options = { as: token, chain: here.chain.subdomain };
    const far = await makeMember(api, here, { home_location_id: here.locationIds[0], phone: "+46701111111" });
    const near = await makeMember(api, here, { home_location_id: here.locationIds[1], phone: "+46702222222" });
    const at = (membershipId: string) => api.call("getAtTill", { params: { membershipId } }, options);
    expect(await at(far.membershipNumber)).toMatchObject({ email: null, phone: null });
    expect(await at(near.membershipNumber)).toMatchObject({ email: near.email, phone: "+46702222222" });
  });

  test("finds a member of the whole chain by the exact number, but not by name", async () => {
    const { token } = await makeStaff(api, here, "ROLE_CASHIER", [here.locationIds[1]]);
    const { membershipNumber } = await makeMember(api, here, {
      first_name: "Torborg",
      home_location_id: here.locationIds[0],
    });
    const options = { as: token, chain: here.chain.subdomain };
    expect(await api.call("findAtTill", { query: { q: membershipNumber } }, options)).toHaveLength(1);
    expect(await api.call("findAtTill", { query: { q: "Torborg" } }, options)).toHaveLength(0);
    expect(
      await api.call("findAtTill", { query: { q: "Torborg" } }, { ...options, as: here.merchant.token }),
    ).toHaveLength(1);
  });
});
