import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "../../../test/factories.ts";
import { codeOf, startApi, type TestApi } from "../../../test/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: "lookUpsPerStaff=4" });
  club = await makeClub(api);
});

const alarms = async () =>
  (await api.owner.query("select account_id, subject from audit_entry where act = 'look-ups-passed-limit'")).rows;

describe("looking members up at the till", () => {
  test("has a limit an hour; passing it is refused and told in the trail, once", async () => {
    const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const options = { as: token, chain: club.chain.subdomain };
    const { membershipNumber: membershipId, email } = await makeMember(api, club, { phone: "+46701234509" });
    const open = () => api.call("getAtTill", { params: { membershipId } }, options);
    const find = (q: string) => api.call("findAtTill", { query: { q } }, options);
    await open();
    await find(email);
    await find("070-123 45 09");
    await find("0701111111");
    // Names lead to the caller's own members only, and are searched for letter by letter.
    for (const name of ["An", "Ann", "Anna"]) await find(name);
    expect(await alarms()).toEqual([]);
    expect(await codeOf(open())).toBe("TOO_MANY_REQUESTS");
    expect(await codeOf(find(membershipId))).toBe("TOO_MANY_REQUESTS");
    await find("Anna");
    expect(await alarms()).toEqual([{ account_id: String(accountId), subject: `account ${accountId}` }]);
    // Somebody else at the same till goes on.
    const other = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await api.call("getAtTill", { params: { membershipId } }, { ...options, as: other.token });
    const now = api.clock.now;
    api.clock.now = now.add({ minutes: 60 });
    await open();
    api.clock.now = now;
  });

  test("has none for whoever may list every member", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const options = { as: club.merchant.token, chain: club.chain.subdomain };
    for (let tries = 0; tries < 6; tries++) await api.call("getAtTill", { params: { membershipId } }, options);
  });
});
