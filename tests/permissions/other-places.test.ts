import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";

let api: TestApi;
let here: Club;
beforeAll(async () => {
  api = await startApi();
  here = await makeClub(api);
});

/** Tests what staff see of members whose home and purchases are at other points of sale. */
describe("staff of one point of sale", () => {
  test("cannot find members by counting up numbers, in any call", async () => {
    const { token } = await makeStaff(api, here, "ROLE_CASHIER", [here.locationIds[1]]);
    const own = await makeMember(api, here);
    await buy(api, here, own.memberId, 200);
    const options = { as: token, chain: here.chain.subdomain };
    const visit = { pointOfSaleId: here.locationIds[1], amount: 10 };
    for (const membershipId of [String(own.memberId), String(own.memberId).padStart(12, "0")]) {
      for (const [name, input] of [
        ["getAtTill", { params: { membershipId } }],
        ["getMemberPointsAccount", { params: { membershipId }, query: {} }],
        ["getMemberBalance", { params: { membershipId }, query: { date: "2026-11-21" } }],
        ["correctPoints", { params: { membershipId }, body: { points: 10, reason: "Glömt" } }],
        ["deductPoints", { params: { membershipId }, body: { points: 10, reason: "Fel" } }],
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

  test("reads a member’s purchases at the assigned points of sale, and none of the others", async () => {
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

  test("opens, changes and removes only members of the assigned points of sale, even with the number of others", async () => {
    const { token } = await makeStaff(api, here, "ROLE_LOCAL_MERCHANT", [here.locationIds[1]]);
    const options = { as: token, chain: here.chain.subdomain };
    const { memberId: id } = await makeMember(api, here, { home_location_id: here.locationIds[0] });
    const statuses = [
      (await api.ask("getMember", { params: { id } }, options)).status,
      (await api.ask("updateMember", { params: { id }, body: { firstName: "Ny" } }, options)).status,
      (await api.ask("removeMember", { params: { id } }, options)).status,
    ];
    expect(statuses).toEqual([404, 404, 404]);
    const asMerchant = { as: here.merchant.token, chain: here.chain.subdomain };
    const { profile } = await api.call("getMember", { params: { id } }, asMerchant);
    expect(profile).toMatchObject({ id, firstName: "Anna" });
  });

  test("sees only addresses of members of the assigned points of sale, whatever number is used", async () => {
    const { token } = await makeStaff(api, here, "ROLE_CASHIER", [here.locationIds[1]]);
    const options = { as: token, chain: here.chain.subdomain };
    const far = await makeMember(api, here, { home_location_id: here.locationIds[0], phone: "+46701111111" });
    const near = await makeMember(api, here, { home_location_id: here.locationIds[1], phone: "+46702222222" });
    const at = (membershipId: string) => api.call("getAtTill", { params: { membershipId } }, options);
    expect(await at(far.membershipNumber)).toMatchObject({ email: null, phone: null });
    expect(await at(near.membershipNumber)).toMatchObject({ email: near.email, phone: "+46702222222" });
  });

  test("finds a member of the complete chain by the exact number, but not by name", async () => {
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
