import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { EndpointName } from "#packages/contract/routes.ts";
import { everythingOf } from "../api/database/everything-of.ts";
import { type Club, makeClub, makeMember } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { aCampaign } from "../api/offers.ts";
import { countFrom, type Planted, plant } from "./planted.ts";

let api: TestApi;
let own: Club;
let member: { membershipNumber: string; token: string };
let other: Planted;
beforeAll(async () => {
  api = await startApi();
  own = await makeClub(api);
  member = await makeMember(api, own);
  await countFrom(api, 1_000_000);
  other = await plant(api, "hemligtannat", await makeClub(api));
});

/** Bodies in which a merchant names an entity of another company, with own data otherwise. */
const bodies: Record<string, [EndpointName, () => object]> = {
  "a purchase by their member": ["registerPurchase", () => visit({ membershipId: other.things.membershipId })],
  "a purchase at their point of sale": ["registerPurchase", () => visit({ pointOfSaleId: other.things.locationId })],
  "a purchase with their coupon": ["registerPurchase", () => visit({ couponIds: [other.things.couponId] })],
  "a purchase in their category": ["registerPurchase", () => visit({ categoryIds: [other.things.categoryId] })],
  "a purchase in their campaign": ["registerPurchase", () => visit({ campaignIds: [other.things.campaignId] })],
  "stamps on their card": [
    "registerPurchase",
    () => visit({ stamps: [{ stampcardId: other.things.stampCardId, stamps: 1 }] }),
  ],
  "an invitation at their till": [
    "inviteAtTill",
    () => ({ email: `${randomUUID()}@example.com`, amount: null, pointOfSaleId: other.things.locationId }),
  ],
  "staff at their point of sale": [
    "inviteStaff",
    () => ({
      email: `${randomUUID()}@example.com`,
      role: "ROLE_CASHIER",
      pointsOfSaleIds: [other.things.locationId],
    }),
  ],
  "a till at their point of sale": [
    "approveTillDevice",
    () => ({ name: "Surfplatta", pointOfSaleId: other.things.locationId }),
  ],
  "a campaign with their coupon": ["createCampaign", () => aCampaign("Lånad", { couponId: other.things.couponId })],
  "a club of their company": [
    "createChain",
    () => ({
      commercialName: "Lånad",
      subdomain: "lanadklubb",
      language: "sv",
      brandColour: "#8b1e3f",
      companyId: other.things.companyId,
    }),
  ],
};
const visit = (more: object) => ({
  membershipId: member.membershipNumber,
  pointOfSaleId: own.locationIds[0],
  amount: 100,
  ...more,
});

test.each(Object.entries(bodies))(
  "%s is refused, and changes nothing of the other company",
  async (_, [name, body]) => {
    const before = await everythingOf(api, other.club);
    const options = { as: own.merchant.token, chain: own.chain.subdomain };
    const answer = await api.ask(name, { body: body() } as never, options);
    expect([403, 404, 409]).toContain(answer.status);
    for (const secret of other.secrets.filter((each) => each !== other.things.membershipId))
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    expect(await everythingOf(api, other.club)).toEqual(before);
  },
);
