import type { ThingContext, Things } from "#tests/nouns/noun-fixture.ts";
import { nounFixtures } from "#tests/nouns/noun-fixtures.ts";
import { buy, type Club, makeMember, makeStaff } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import { namedBy } from "./named-things.ts";

/** The picture in calls that take one. */
export const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Makes one entity of each kind that a club's paths name, as its staff and members make them. */
export async function thingsOf(api: TestApi, club: Club): Promise<Things> {
  const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
  await buy(api, club, memberId, 200);
  const { purchaseId, redemptions } = await buy(api, club, memberId, 10, [club.couponId]);
  const staff = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const asMerchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const context: ThingContext = { api, club, memberId, membershipId, cashier: staff.token, asMerchant };
  let things: Partial<Things> = {
    locationId: club.locationIds[0],
    memberId,
    membershipId,
    purchaseId,
    couponId: club.couponId,
    categoryId: club.categoryId,
    staffId: staff.accountId,
    redemptionId: redemptions[0]?.redemptionId as number,
  };
  for (const { things: make } of Object.values(nounFixtures)) things = { ...things, ...(await make?.(context)) };
  const missing = Object.values(namedBy).filter((key) => key !== null && things[key] === undefined);
  if (missing.length > 0) throw new Error(`no noun.fixture.ts creates ${[...new Set(missing)].join(", ")}`);
  return things as Things;
}
