import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeApiKey, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: "lookUpsPerStaff=5" });
  club = await makeClub(api);
});

const alarms = async () =>
  (await api.owner.query("select account_id, subject from audit_entry where act = 'look-ups-passed-limit'")).rows;

const setLimit = ({ merchant, chain }: Club, perHour: number | null) =>
  api.call("setLookUpLimit", { body: { perHour } }, { as: merchant.token, chain: chain.subdomain });

/** Returns a function that opens one member of the club and returns the status. */
async function opener(of: Club, token: string) {
  const { membershipNumber: membershipId } = await makeMember(api, of);
  const options = { as: token, chain: of.chain.subdomain };
  return async () => (await api.ask("getAtTill", { params: { membershipId } }, options)).status;
}

/** Returns the number of look-ups by a new cashier, or a key, before the first refusal. */
async function lookUpsUntilRefused(of: Club, keyToken?: string): Promise<number> {
  const token = keyToken ?? (await makeStaff(api, of, "ROLE_CASHIER", [of.locationIds[0]])).token;
  const open = await opener(of, token);
  for (let count = 0; ; count++) if ((await open()) !== 200) return count;
}

describe("looking members up at the till", () => {
  test("is refused above an hourly limit, and the trail reports it once", async () => {
    const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const options = { as: token, chain: club.chain.subdomain };
    const { membershipNumber: membershipId, email } = await makeMember(api, club, { phone: "+46701234509" });
    const open = () => api.call("getAtTill", { params: { membershipId } }, options);
    const find = (q: string) => api.call("findAtTill", { query: { q } }, options);
    await open();
    await find(email);
    await find("070-123 45 09");
    await find("0701111111");
    // A name typed letter by letter counts once, and so does a repeated search.
    for (const name of ["An", "Ann", "Anna", "Anna", "Anna L", "070", "0701"]) await find(name);
    expect(await alarms()).toEqual([]);
    expect(await codeOf(open())).toBe("TOO_MANY_REQUESTS");
    expect(await codeOf(find(membershipId))).toBe("TOO_MANY_REQUESTS");
    expect(await codeOf(find("Bo"))).toBe("TOO_MANY_REQUESTS");
    await find("Anna Li");
    expect(await alarms()).toEqual([{ account_id: String(accountId), subject: `account ${accountId}` }]);
    // Another cashier at the same till is not limited.
    const other = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await api.call("getAtTill", { params: { membershipId } }, { ...options, as: other.token });
    const now = api.clock.now;
    api.clock.now = now.add({ minutes: 60 });
    await open();
    api.clock.now = now;
  });

  test("counts each name that does not continue the one before it", async () => {
    const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const options = { as: token, chain: club.chain.subdomain };
    const find = async (q: string) => (await api.ask("findAtTill", { query: { q } }, options)).status;
    const answers: number[] = [];
    // A second continuation of the same letters is a new search.
    for (const name of ["an", "ana", "anb", "anc", "bo", "ca", "da"]) answers.push(await find(name));
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test("gives a key the limit times the number of its points of sale, with any scopes", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const places = club.locationIds.length;
    for (const scopes of [["purchases:write"], ["purchases:write", "members:read"]] as const) {
      const { token } = await makeApiKey(api, club, { scopes });
      const open = () => api.ask("getAtTill", { params: { membershipId } }, { as: token, chain: club.chain.subdomain });
      const answers = [];
      for (let n = 0; n <= 5 * places; n++) answers.push((await open()).status);
      expect(answers.indexOf(429)).toBe(5 * places);
    }
  });

  test("follows the limit of its own club only", async () => {
    const [own, other] = [await makeClub(api), await makeClub(api)];
    await setLimit(own, 100);
    expect(await lookUpsUntilRefused(own)).toBe(100);
    expect(await lookUpsUntilRefused(other)).toBe(5);
    await setLimit(own, null);
    expect(await lookUpsUntilRefused(own)).toBe(5);
  });

  test("multiplies the club’s own limit for a key with several points of sale", async () => {
    const own = await makeClub(api);
    await setLimit(own, 100);
    const { token } = await makeApiKey(api, own, { scopes: ["purchases:write"] });
    expect(own.locationIds.length).toBeGreaterThan(1);
    expect(await lookUpsUntilRefused(own, token)).toBe(100 * own.locationIds.length);
  });

  test("reports a cashier once if the merchant lowers the limit below the cashier’s count", async () => {
    const own = await makeClub(api);
    await setLimit(own, 110);
    const { accountId, token } = await makeStaff(api, own, "ROLE_CASHIER", [own.locationIds[0]]);
    const open = await opener(own, token);
    for (let n = 0; n < 105; n++) await open();
    await setLimit(own, 100);
    expect([await open(), await open()]).toEqual([429, 429]);
    expect((await alarms()).filter(({ account_id }) => account_id === String(accountId))).toHaveLength(1);
  });

  test("accepts a limit from 100 to 10 000 and records the change in the trail", async () => {
    const own = await makeClub(api);
    for (const perHour of [99, 10_001, 100.5])
      expect(await fieldCodesOf(setLimit(own, perHour))).toEqual({ perHour: expect.any(String) });
    await setLimit(own, 10_000);
    const { rows } = await api.owner.query(
      "select detail from audit_entry where chain_id = $1 and act = 'set-look-up-limit'",
      [own.chain.id],
    );
    expect(rows).toEqual([{ detail: { changes: [{ field: "lookUpsPerHour", from: null, to: 10_000 }] } }]);
    await expect(
      api.owner.query("update club_points set look_ups_per_hour = 99 where chain_id = $1", [own.chain.id]),
    ).rejects.toThrow("club_points_look_ups_per_hour_check");
  });

  test("has no limit for staff who may list all members", async () => {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const options = { as: club.merchant.token, chain: club.chain.subdomain };
    for (let tries = 0; tries < 6; tries++) await api.call("getAtTill", { params: { membershipId } }, options);
  });
});
