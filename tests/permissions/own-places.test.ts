import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { countReports } from "#features/insight/reports/api/count-reports.ts";
import { routes } from "#features/routes.ts";
import type { Route } from "#packages/contract/endpoint.ts";
import type { LocalEndpoint } from "#packages/contract/routes.ts";
import type { NounFixture, PlaceCase, ThingsOfPlace } from "#tests/nouns/noun-fixture.ts";
import { nounFixtures } from "#tests/nouns/noun-fixtures.ts";
import { everythingOf } from "../api/database/everything-of.ts";
import { buy, type Club, makeClub, makeMember, makeStaff } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { makeCampaign } from "../api/offers.ts";
import { onePixel, thingsOf } from "./tenant-things.ts";

let api: TestApi;
let club: Club;
let here: ThingsOfPlace;
let elsewhere: ThingsOfPlace;
let token: string;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const [far, near] = club.locationIds;
  // Makes the club-wide entities before any request.
  const things = { ...(await thingsOf(api, club)), campaignId: await campaignAt(far) };
  const asMerchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const params = { id: things.memberId };
  const { memberId: otherId } = await makeMember(api, club);
  const { mergeId } = await api.call("mergeMembers", { params, body: { otherId, taken: [] } }, asMerchant);
  await api.call("updateMember", { params, body: { email: `${randomUUID()}@example.com` } }, asMerchant);
  elsewhere = { ...things, locationId: far, mergeId };
  const manager = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [near], { mayManageStaff: true });
  token = manager.token;
  const own = await makeMember(api, club, { home_location_id: near, first_name: "Vera" });
  const body = { membershipId: own.membershipNumber, pointOfSaleId: near, amount: 60 };
  const { purchaseId } = await api.call("registerPurchase", { body }, options());
  here = {
    ...elsewhere,
    locationId: near,
    memberId: own.memberId,
    membershipId: own.membershipNumber,
    purchaseId,
    campaignId: await campaignAt(near),
  };
  await count();
});

const options = () => ({ as: token, chain: club.chain.subdomain });
const campaignAt = async (locationId: number) =>
  (await makeCampaign(api, club, { pointOfSaleIds: [locationId], name: `Vid ${locationId}` })).id;
const count = () =>
  api.services.db.inChain(club.chain.id, (trx) =>
    countReports(trx, club.chain.id, { today: Temporal.PlainDate.from("2026-11-21"), now: api.clock.now }),
  );

/** Excludes pictures, which are stored before the permission is known; unreferenced ones are removed later. */
async function everything() {
  const { stored_file: _, ...rows } = await everythingOf(api, club);
  return rows;
}

/** Performs every kind of act at the other point of sale only. */
async function happenElsewhere() {
  const [far] = club.locationIds;
  const asMerchant = { as: club.merchant.token, chain: club.chain.subdomain };
  const member = await makeMember(api, club, {
    home_location_id: far,
    first_name: "Torborg",
    last_name: "Fjärran",
    phone: "+46701234599",
  });
  const params = { id: member.memberId };
  await buy(api, club, member.memberId, 4711);
  await buy(api, club, member.memberId, 10, [club.couponId]);
  const stamped = { membershipId: member.membershipNumber, pointOfSaleId: far, amount: null };
  const stamps = [{ stampcardId: elsewhere.stampCardId, stamps: 2 }];
  await api.call("registerPurchase", { body: { ...stamped, stamps } }, asMerchant);
  await api.call("addMemberNote", { params, body: { text: "Fjärran från alla" } }, asMerchant);
  const { accountId, token: cashier } = await makeStaff(api, club, "ROLE_CASHIER", [far], { first_name: "Torborg" });
  expect(accountId).toBeGreaterThan(0);
  const large = { membershipId: member.membershipNumber, pointOfSaleId: far, amount: 70_000, amountConfirmed: true };
  await api.call("askApproval", { body: { purchase: large } }, { ...options(), as: cashier });
  const invited = { email: `${randomUUID()}@example.com`, pointOfSaleId: far };
  await api.call("inviteAtTill", { body: { ...invited, amount: 90 } }, { ...options(), as: cashier });
  const grant = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [far] };
  await api.call("inviteStaff", { body: { email: `${randomUUID()}@example.com`, ...grant } }, asMerchant);
  await api.call("approveTillDevice", { body: { name: "Torborgs kassa", pointOfSaleId: far } }, asMerchant);
  await campaignAt(far);
  await count();
}

const fixtures: readonly NounFixture[] = Object.values(nounFixtures);
const cases = fixtures.flatMap(({ places = {} }) => Object.entries(places) as [LocalEndpoint, PlaceCase][]);

const askEndpoint = ([name, { sees }]: [LocalEndpoint, PlaceCase]) => {
  const inputs = sees?.(here) ?? [];
  return inputs.map(async (input) => {
    const { status, body } = await api.ask(name, input as never, options());
    return { name, status, body };
  });
};

const askAll = (some: [LocalEndpoint, PlaceCase][]) => Promise.all(some.flatMap(askEndpoint));
const isFile = ([name]: [LocalEndpoint, PlaceCase]) => name.startsWith("export");

describe("a local merchant", () => {
  test("has a case for every endpoint that declares `place: own`", () => {
    const own = Object.entries<Route>(routes).filter(([, { place }]) => place === "own");
    const names = cases.filter(([, { sees, refused }]) => sees || refused).map(([name]) => name);
    expect(own.map(([name]) => name).filter((name) => !names.includes(name as LocalEndpoint))).toEqual([]);
  });

  test.each(cases.filter(([, row]) => row.refused))(
    "is refused entities of another point of sale: %s",
    async (name, row) => {
      const before = await everything();
      for (const input of row.refused?.(elsewhere, here) ?? []) {
        const file = "upload" in routes[name] ? { bytes: onePixel, type: "image/png" } : undefined;
        const { status, body } = await api.ask(name, input as never, { ...options(), file });
        const bodyText = JSON.stringify(body);
        expect({ status, told: bodyText }).toMatchObject({
          told: expect.stringMatching(/"(NOT_FOUND|OTHER_LOCATION|NO_ACCESS)"/),
        });
        expect(bodyText).not.toMatch(/Torborg|Anna/);
      }
      expect(await everything()).toEqual(before);
    },
  );

  test("gets the same responses, whatever happens at another point of sale", async () => {
    // An export is recorded in the trail, so files are requested first before the events and last after them.
    const [files, others] = [cases.filter(isFile), cases.filter((row) => !isFile(row))];
    const before = [...(await askAll(files)), ...(await askAll(others))];
    expect(before.filter(({ status }) => status !== 200 && status !== 204)).toEqual([]);
    await happenElsewhere();
    const later = await askAll(others);
    const after = [...(await askAll(files)), ...later];
    const moved = after.filter((answer, index) => JSON.stringify(answer) !== JSON.stringify(before[index]));
    expect(moved).toEqual([]);
  });
});
