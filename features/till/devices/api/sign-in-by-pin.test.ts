import { beforeAll, describe, expect, test } from "vitest";
import { type Club, givePin, makeClub, makeMember, makeStaff, makeTillDevice } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: "loginPerSource=100000" });
});

const as = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const signIn = (device: string, accountId: number, pin: string) =>
  api.call("openTillSession", { body: { accountId, pin } }, { as: device });
const statusOf = async (club: Club, token: string) =>
  (await api.ask("findAtTill", { query: { q: "xy" } }, as(club, token))).status;

async function tillWith(role: "ROLE_CASHIER" | "ROLE_LOCAL_MERCHANT" = "ROLE_CASHIER") {
  const club = await makeClub(api);
  const { accountId, token } = await makeStaff(api, club, role, [...club.locationIds]);
  await givePin(api, club, accountId, "4071");
  return { club, accountId, token, device: await makeTillDevice(api, club) };
}

describe("a session opened by PIN", () => {
  test("has the cashier role for twelve hours, at the device’s point of sale only", async () => {
    const { club, accountId, device } = await tillWith("ROLE_LOCAL_MERCHANT");
    const session = await signIn(device.token, accountId, "4071");
    expect(session.role).toBe("ROLE_CASHIER");
    const mine = as(club, session.token);
    expect((await api.call("listLocations", {}, mine)).map(({ id }) => id)).toEqual([club.locationIds[0]]);
    expect(await codeOf(api.call("saveLastLocation", { params: { id: club.locationIds[1] } }, mine))).toBe(
      "OTHER_LOCATION",
    );
    expect(await codeOf(api.call("listMembers", { query: {} }, mine))).toBe("NO_ACCESS");
    const before = api.clock.now;
    api.clock.now = before.add({ hours: 12 });
    expect(await statusOf(club, session.token)).toBe(401);
    api.clock.now = before;
    const [listed] = await api.call("listTillDevices", {}, as(club));
    expect(listed?.lastUsedAt).toBe(before.toString());
  });

  test("is not opened if the PIN is removed at the same moment", async () => {
    const { club, accountId, device } = await tillWith();
    const takenAway = `select from till_device where chain_id = ${club.chain.id} and id = ${device.deviceId} for no key update;
      delete from staff_pin where chain_id = ${club.chain.id} and account_id = ${accountId}`;
    const opening = () => codeOf(signIn(device.token, accountId, "4071"));
    expect(await heldUp(api, takenAway, [opening])).toEqual(["WRONG_PIN"]);
  });

  test("of a merchant with several chains sees its own till only", async () => {
    const club = await makeClub(api);
    const { accountId } = club.merchant;
    await api.owner.query(
      "insert into chain (company_id, name, commercial_name, subdomain) values ($1, 'syster', 'syster', $2)",
      [club.companyId, `${club.chain.subdomain}b`],
    );
    await givePin(api, club, accountId, "4071");
    const { token } = await signIn((await makeTillDevice(api, club)).token, accountId, "4071");
    const access = await api.call("getAccess", {}, { as: token });
    expect(access).toMatchObject({ isAdmin: false, companies: [] });
    expect(access.chains).toHaveLength(1);
    expect(access.chains[0]).toMatchObject({
      id: club.chain.id,
      role: "ROLE_CASHIER",
      pointsOfSaleIds: [club.locationIds[0]],
      mayManageStaff: false,
    });
    expect(await codeOf(api.call("listLocations", {}, { as: token, chain: `${club.chain.subdomain}b` }))).toBe(
      "NO_ACCESS",
    );
    expect((await api.call("getAccess", {}, { as: club.merchant.token })).chains).toHaveLength(2);
  });

  test("finds a member at its till", async () => {
    const { club, accountId, device } = await tillWith();
    const { membershipNumber } = await makeMember(api, club);
    const { token } = await signIn(device.token, accountId, "4071");
    expect(await api.call("findAtTill", { query: { q: membershipNumber } }, as(club, token))).toHaveLength(1);
  });

  test("ends when the next cashier signs in, or when its owner is moved or removed", async () => {
    const { club, accountId, device, token: byPassword } = await tillWith();
    const { accountId: other } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await givePin(api, club, other, "9350");
    const first = await signIn(device.token, accountId, "4071");
    const second = await signIn(device.token, other, "9350");
    expect(await statusOf(club, first.token)).toBe(401);
    expect(await statusOf(club, byPassword)).toBe(200);
    const body = { role: "ROLE_CASHIER" as const, pointsOfSaleIds: [club.locationIds[1]] };
    await api.call("updateStaff", { params: { id: other }, body, query: {} }, as(club));
    expect(await statusOf(club, second.token)).toBe(403);
    expect(await codeOf(signIn(device.token, other, "9350"))).toBe("WRONG_PIN");
    const third = await signIn(device.token, accountId, "4071");
    await api.call("removeStaff", { params: { id: accountId }, query: {} }, as(club));
    expect(await statusOf(club, third.token)).toBe(401);
    expect((await api.call("getTillDevice", {}, { as: device.token })).cashiers).toEqual([]);
    const { rows } = await api.owner.query("select 1 from staff_pin where account_id = $1", [accountId]);
    expect(rows).toEqual([]);
  });

  test("stays open when its owner is removed from another club", async () => {
    const there = await makeClub(api);
    const { club, accountId, device } = await tillWith();
    const { token } = await signIn(device.token, accountId, "4071");
    await api.owner.query("insert into staff (chain_id, account_id, role) values ($1, $2, 'ROLE_CASHIER')", [
      there.chain.id,
      accountId,
    ]);
    await api.call("removeStaff", { params: { id: accountId }, query: {} }, as(there));
    expect(await statusOf(club, token)).toBe(200);
  });
});

describe("wrong PINs", () => {
  test("get the same answer for a colleague, a colleague without a PIN, staff elsewhere and an unknown account", async () => {
    const { club, accountId, device } = await tillWith();
    const { accountId: without } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const { accountId: away } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[1]]);
    await givePin(api, club, away, "4071");
    for (const [named, pin] of [
      [accountId, "4072"],
      [without, "4071"],
      [away, "4071"],
      [999_999_999, "4071"],
    ] as const) {
      const codes: string[] = [];
      for (let nth = 0; nth < 7; nth++) codes.push(await codeOf(signIn(device.token, named, pin)));
      expect(codes).toEqual([...Array<string>(5).fill("WRONG_PIN"), "PIN_LOCKED", "PIN_LOCKED"]);
    }
  });

  test("lock for five minutes, then longer, until a correct PIN resets the count", async () => {
    const { accountId, device } = await tillWith();
    const start = api.clock.now;
    const fail = async (times: number) => {
      for (let nth = 0; nth < times; nth++)
        expect(await codeOf(signIn(device.token, accountId, "0"))).toBe("WRONG_PIN");
    };
    const lockedFor = async () =>
      (await api.call("getTillDevice", {}, { as: device.token })).cashiers[0]?.lockedForSeconds;
    await fail(5);
    expect(await lockedFor()).toBe(300);
    expect(await codeOf(signIn(device.token, accountId, "4071"))).toBe("PIN_LOCKED");
    api.clock.now = start.add({ minutes: 5 });
    await fail(5);
    expect(await lockedFor()).toBe(600);
    api.clock.now = start.add({ minutes: 15 });
    expect(await lockedFor()).toBe(0);
    await signIn(device.token, accountId, "4071");
    await fail(4);
    expect((await signIn(device.token, accountId, "4071")).role).toBe("ROLE_CASHIER");
    api.clock.now = start;
  });

  test("are compared for five of thirty concurrent attempts, then locked", async () => {
    const { club, accountId, device } = await tillWith();
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(signIn(device.token, accountId, "4072"))));
    expect(codes.filter((code) => code === "WRONG_PIN")).toHaveLength(5);
    expect(codes.filter((code) => code === "PIN_LOCKED")).toHaveLength(25);
    const { rows } = await api.owner.query(
      "select failed_count, locked_until from pin_failure where chain_id = $1 and account_id = $2",
      [club.chain.id, accountId],
    );
    expect(rows).toEqual([{ failed_count: 5, locked_until: expect.anything() }]);
  });

  test("at one device do not lock another device", async () => {
    const { club, accountId, device } = await tillWith();
    const other = await makeTillDevice(api, club);
    for (let nth = 0; nth < 5; nth++) await codeOf(signIn(device.token, accountId, "4072"));
    expect((await signIn(other.token, accountId, "4071")).role).toBe("ROLE_CASHIER");
  });

  test("are limited per device, apart from sign-ins by password", async () => {
    const strict = await startApi({ RATE_LIMITS: "pinPerDevice=3" });
    const club = await makeClub(strict);
    const { token } = await makeTillDevice(strict, club);
    const tryOnce = (accountId: number) =>
      codeOf(strict.call("openTillSession", { body: { accountId, pin: "4071" } }, { as: token, source: "10.9.9.9" }));
    expect([await tryOnce(1), await tryOnce(2), await tryOnce(3), await tryOnce(4)]).toEqual([
      "WRONG_PIN",
      "WRONG_PIN",
      "WRONG_PIN",
      "TOO_MANY_REQUESTS",
    ]);
  });
});

describe("concurrent sign-ins with the correct PIN", () => {
  test("leave one session at the device", async () => {
    const { accountId, device } = await tillWith();
    const responses = await Promise.all(
      [1, 2, 3].map(() => api.ask("openTillSession", { body: { accountId, pin: "4071" } }, { as: device.token })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await api.owner.query("select 1 from staff_session where device_id = $1", [device.deviceId]);
    expect(rows).toHaveLength(1);
  });

  test("do not let a device’s token open another till or an ordinary session", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const { token } = await makeTillDevice(api, club);
    const { accountId } = await makeStaff(api, other, "ROLE_CASHIER", [other.locationIds[0]]);
    await givePin(api, other, accountId, "4071");
    expect(await codeOf(signIn(token, accountId, "4071"))).toBe("WRONG_PIN");
    const elsewhere = token.replace(/^\d+/, String(other.chain.id));
    expect(await codeOf(signIn(elsewhere, accountId, "4071"))).toBe("DEVICE_NOT_APPROVED");
    expect(await statusOf(club, token)).toBe(401);
  });
});
