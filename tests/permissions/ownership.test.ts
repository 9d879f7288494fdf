import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import type { Route } from "#packages/contract/endpoint.ts";
import type { NamingEndpoint } from "#packages/contract/routes.ts";
import type { Things } from "#tests/nouns/noun-fixture.ts";
import { everythingOf } from "../api/database/everything-of.ts";
import { type Club, makeClub, makeMember, makeStaff } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { bodiesNaming, namedBy, queriesNaming } from "./named-things.ts";
import { onePixel, thingsOf } from "./tenant-things.ts";

let api: TestApi;
let here: Club;
let there: Things & { club: Club };

beforeAll(async () => {
  api = await startApi();
  here = await makeClub(api);
  const club = await makeClub(api);
  there = { club, ...(await thingsOf(api, club)) };
});

describe.each(Object.entries(namedBy).filter((entry): entry is [NamingEndpoint, keyof Things] => entry[1] !== null))(
  "%s",
  (name, thing) => {
    test("does not reach entities of another chain", async () => {
      const route: Route = routes[name];
      const before = await everythingOf(api, there.club);
      const as = route.access.who === "member" ? (await makeMember(api, here)).token : here.merchant.token;
      const { status, body } = await api.ask(
        name,
        {
          params: { id: there[thing], membershipId: there[thing], part: "card", channel: "EMAIL", mergeId: 1 },
          query: queriesNaming[name],
          body: bodiesNaming[name],
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
      expect(await everythingOf(api, there.club)).toEqual(before);
    });
  },
);

describe("a member’s session", () => {
  test("does not read another member’s purchase", async () => {
    const own = await thingsOf(api, here);
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
  test.each(["ROLE_LOCAL_MERCHANT"] as const)(
    "%s does not see the members and purchases of another point of sale",
    async (role) => {
      const own = await thingsOf(api, here);
      const { token } = await makeStaff(api, here, role, [here.locationIds[1]], { mayManageStaff: true });
      const options = { as: token, chain: here.chain.subdomain };
      for (const [name, id] of [
        ["getMember", own.memberId],
        ["updateMember", own.memberId],
        ["removeMember", own.memberId],
        ["resendMemberContact", own.memberId],
        ["withdrawMemberContact", own.memberId],
        ["listMemberNotes", own.memberId],
        ["addMemberNote", own.memberId],
        ["editMemberNote", own.noteId],
        ["removeMemberNote", own.noteId],
        ["pinMemberNote", own.noteId],
        ["unpinMemberNote", own.noteId],
        ["listMemberTimeline", own.memberId],
        ["listMemberFillings", own.memberId],
        ["listMemberUses", own.memberId],
        ["listMemberMessages", own.memberId],
        ["listMemberDevices", own.memberId],
        ["sendMemberLogin", own.memberId],
        ["getMerchantPurchase", own.purchaseId],
      ] as const) {
        const { status } = await api.ask(
          name,
          { params: { id, channel: "EMAIL" }, body: bodiesNaming[name] ?? {} } as never,
          options,
        );
        expect({ name, status }).toEqual({ name, status: 404 });
      }
      expect((await api.call("listMembers", { query: {} }, options)).rows).toEqual([]);
      expect((await api.call("listPurchases", { query: {} }, options)).rows).toEqual([]);
      const { status } = await api.ask("removeStaff", { params: { id: own.staffId }, query: {} }, options);
      expect(status).toBeGreaterThanOrEqual(403);
    },
  );
});
