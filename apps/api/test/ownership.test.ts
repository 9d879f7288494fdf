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
  staffInvitationId: number;
  redemptionId: number;
  deviceId: number;
  stampCardId: number;
  campaignId: number;
  stampCardCouponId: number;
  correctionId: number;
  waitingPurchaseId: number;
  invitationId: number;
};

const namedBy: Record<WithId, keyof Things | null> = {
  requestPasswordReset: null,
  endSession: null,
  renamePasskey: null,
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
  resendStaffInvitation: "staffInvitationId",
  withdrawStaffInvitation: "staffInvitationId",
  // Of an account, not of a chain: features/invitations and features/companies have their own tests.
  acceptInvitation: null,
  declineInvitation: null,
  leaveCompany: null,
  leaveChain: null,
  getCompany: null,
  updateCompany: null,
  listCompanyDocuments: null,
  acceptCompanyDocument: null,
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
  resendInvitation: "invitationId",
  withdrawInvitation: "invitationId",
  resendMemberContact: "memberId",
  withdrawMemberContact: "memberId",
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

/** The till's own, to whoever's purchase waits. */
async function invitationTo(club: Club, email: string): Promise<number> {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { rows } = await api.call("listInvitations", { query: { q: email } }, as);
  return rows[0]?.id as number;
}

async function thingsOf(club: Club): Promise<Things> {
  const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
  await buy(api, club, memberId, 200);
  const { purchaseId, redemptions } = await buy(api, club, memberId, 10, [club.couponId]);
  const staff = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const stampCard = await makeStampCard(api, club);
  const invitation = await api.call(
    "inviteStaff",
    { body: { email: `${randomUUID()}@example.com`, role: "ROLE_CASHIER", pointsOfSaleIds: [club.locationIds[0]] } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
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
    staffInvitationId: invitation.id,
    redemptionId: redemptions[0]?.redemptionId as number,
    deviceId: (await makeTillDevice(api, club)).deviceId,
    stampCardId: stampCard.id,
    stampCardCouponId: stampCard.coupon.id,
    correctionId: correction.lotId,
    waitingPurchaseId: waitingPurchaseId as number,
    campaignId: (await makeCampaign(api, club)).id,
    invitationId: await invitationTo(club, email),
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
  all.invitation = (
    await api.owner.query(
      "select * from invitation left join invitation_token on invitation_id = id where chain_id = $1",
      [chainId],
    )
  ).rows;
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
          params: { id: there[thing], membershipId: there[thing], part: "card", channel: "EMAIL" },
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
      ["resendMemberContact", own.memberId],
      ["withdrawMemberContact", own.memberId],
      ["getMerchantPurchase", own.purchaseId],
    ] as const) {
      const { status } = await api.ask(name, { params: { id, channel: "EMAIL" }, body: {} } as never, options);
      expect({ name, status }).toEqual({ name, status: 404 });
    }
    expect((await api.call("listMembers", { query: {} }, options)).rows).toEqual([]);
    expect((await api.call("listPurchases", { query: {} }, options)).rows).toEqual([]);
    const { status } = await api.ask("removeStaff", { params: { id: own.staffId } }, options);
    expect(status).toBeGreaterThanOrEqual(403);
  });
});
