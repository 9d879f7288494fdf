import { beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "#packages/domain/rate-limits.ts";
import { type Club, givePin, makeCashierByPin, makeClub, makeStaff, makeTillDevice } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: "loginPerSource=100000" });
});

const as = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const approve = (club: Club, token?: string, pointOfSaleId: number = club.locationIds[0], name = "Kassa 1") =>
  api.call("approveTillDevice", { body: { name, pointOfSaleId } }, as(club, token));
const actsOf = async (club: Club) =>
  (await api.owner.query("select act from audit_entry where chain_id = $1 order by id", [club.chain.id])).rows.map(
    ({ act }) => act,
  );
const atTill = async (club: Club, token: string) =>
  (await api.ask("findAtTill", { query: { q: "xy" } }, as(club, token))).status;

describe("the approval of a till device", () => {
  test("is limited per day, as each device counts wrong PINs separately", async () => {
    const own = await makeClub(api);
    for (let device = 1; device <= rateLimits.tillDevicesPerChain.points; device++) await makeTillDevice(api, own);
    expect(await codeOf(makeTillDevice(api, own))).toBe("TOO_MANY_REQUESTS");
  });

  test("makes the browser a till of one point of sale and stores only the token’s hash", async () => {
    const club = await makeClub(api);
    const { device, token } = await approve(club, undefined, club.locationIds[1], "  iPad   vid dörren ");
    expect(device).toMatchObject({
      name: "iPad vid dörren",
      pointOfSaleId: club.locationIds[1],
      pointOfSale: "Soder",
      approvedBy: "Kim Berg",
      lastUsedAt: null,
    });
    expect(await api.call("getTillDevice", {}, { as: token })).toEqual({
      id: device.id,
      name: "iPad vid dörren",
      chain: expect.objectContaining({ subdomain: club.chain.subdomain, brandColour: "#1f4d43" }),
      pointOfSale: { id: club.locationIds[1], name: "Soder" },
      cashiers: [],
    });
    const { rows } = await api.owner.query("select to_jsonb(d)::text as row from till_device d where id = $1", [
      device.id,
    ]);
    expect(rows[0].row).not.toContain(token.split(".")[1]);
    expect(await actsOf(club)).toEqual(["approve-till-device"]);
  });

  test("lets a local merchant manage devices at their own points of sale only", async () => {
    const club = await makeClub(api);
    const [north, south] = club.locationIds;
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    expect(await codeOf(approve(club, local.token, south))).toBe("OTHER_LOCATION");
    const { device: own } = await approve(club, local.token, north);
    const { deviceId: far } = await makeTillDevice(api, club, south);
    const list = (token?: string) => api.call("listTillDevices", {}, as(club, token));
    expect((await list(local.token)).map(({ id }) => id)).toEqual([own.id]);
    expect((await list()).map(({ id }) => id)).toEqual([far, own.id]);
    const mine = as(club, local.token);
    expect(await codeOf(api.call("revokeTillDevice", { params: { id: far } }, mine))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("renameTillDevice", { params: { id: far }, body: { name: "Min" } }, mine))).toBe(
      "NOT_FOUND",
    );
    const renamed = await api.call("renameTillDevice", { params: { id: own.id }, body: { name: "Disken" } }, mine);
    expect(renamed).toEqual({ ...own, name: "Disken" });
    await api.call("revokeTillDevice", { params: { id: own.id } }, mine);
    expect(await codeOf(api.call("revokeTillDevice", { params: { id: own.id } }, mine))).toBe("NOT_FOUND");
    expect(await list(local.token)).toEqual([]);
    expect(await actsOf(club)).toEqual([
      "approve-till-device",
      "approve-till-device",
      "rename-till-device",
      "revoke-till-device",
    ]);
  });

  test("needs a name, and an open point of sale of the chain", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    expect(await fieldCodesOf(approve(club, undefined, undefined, " "))).toEqual({ name: "REQUIRED" });
    expect(await fieldCodesOf(approve(club, undefined, undefined, "x".repeat(41)))).toEqual({ name: "NAME_TOO_LONG" });
    expect(await codeOf(approve(club, undefined, other.locationIds[0]))).toBe("NOT_FOUND");
    await api.call("closeLocation", { params: { id: club.locationIds[1] } }, as(club));
    expect(await codeOf(approve(club, undefined, club.locationIds[1]))).toBe("NOT_FOUND");
  });
});

describe("the list of cashiers who may sign in", () => {
  test("has the staff of the point of sale with a PIN, by name, and every merchant, but no admin", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const [north, south] = club.locationIds;
    const at = async (name: string, places: number[], pin: boolean, role: "ROLE_CASHIER" | "ROLE_LOCAL_MERCHANT") => {
      const { accountId } = await makeStaff(api, club, role, places, { first_name: name, last_name: "Öberg" });
      if (pin) await givePin(api, club, accountId, "4071");
      return accountId;
    };
    const bea = await at("bea", [north], true, "ROLE_CASHIER");
    const ada = await at("Ada", [north, south], true, "ROLE_LOCAL_MERCHANT");
    await at("Cia", [south], true, "ROLE_CASHIER");
    await at("Dag", [north], false, "ROLE_CASHIER");
    const admin = await at("Eva", [north], true, "ROLE_CASHIER");
    await api.owner.query("update account set is_admin = true where id = $1", [admin]);
    await givePin(api, club, club.merchant.accountId, "9350");
    const stranger = await makeStaff(api, other, "ROLE_CASHIER", [other.locationIds[0]]);
    await givePin(api, other, stranger.accountId, "4071");
    const { token } = await makeTillDevice(api, club, north);
    const { cashiers } = await api.call("getTillDevice", {}, { as: token });
    expect(cashiers).toHaveLength(3);
    expect(cashiers).toEqual(
      expect.arrayContaining([
        { accountId: ada, firstName: "Ada", initials: "AÖ", lockedForSeconds: 0 },
        { accountId: bea, firstName: "bea", initials: "BÖ", lockedForSeconds: 0 },
        { accountId: club.merchant.accountId, firstName: "Kim", initials: "KB", lockedForSeconds: 0 },
      ]),
    );
  });
});

describe("revoking a till device", () => {
  test("ends the sessions opened there at once, and no others", async () => {
    const club = await makeClub(api);
    const [here, elsewhere] = [await makeCashierByPin(api, club), await makeCashierByPin(api, club)];
    expect(await atTill(club, here.token)).toBe(200);
    await api.call("revokeTillDevice", { params: { id: here.device.deviceId } }, as(club));
    expect(await atTill(club, here.token)).toBe(401);
    expect(await codeOf(api.call("getTillDevice", {}, { as: here.device.token }))).toBe("DEVICE_NOT_APPROVED");
    const again = { body: { accountId: here.accountId, pin: "4071" } };
    expect(await codeOf(api.call("openTillSession", again, { as: here.device.token }))).toBe("DEVICE_NOT_APPROVED");
    expect(await atTill(club, elsewhere.token)).toBe(200);
  });

  test("takes effect on this server when another server revoked it", async () => {
    const club = await makeClub(api);
    const { token, device } = await makeCashierByPin(api, club);
    expect(await atTill(club, token)).toBe(200);
    const otherServer = await startApi({}, undefined, Promise.resolve(api.connectionString));
    await otherServer.services.db.inChain(club.chain.id, (trx) =>
      trx.updateTable("till_device").set({ revoked_at: api.clock.now }).where("id", "=", device.deviceId).execute(),
    );
    await expect.poll(() => atTill(club, token)).toBe(401);
  });

  test("leaves no session behind when a cashier signs in at the same moment", async () => {
    const club = await makeClub(api);
    const { accountId } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await givePin(api, club, accountId, "4071");
    for (let round = 0; round < 5; round++) {
      const { deviceId, token } = await makeTillDevice(api, club);
      const signIn = () => api.ask("openTillSession", { body: { accountId, pin: "4071" } }, { as: token });
      await Promise.all([signIn(), signIn(), api.call("revokeTillDevice", { params: { id: deviceId } }, as(club))]);
      const { rows } = await api.owner.query("select account_id from staff_session where device_id = $1", [deviceId]);
      expect(rows).toEqual([]);
    }
  });

  test("happens when its point of sale closes", async () => {
    const club = await makeClub(api);
    const { token, device } = await makeCashierByPin(api, club);
    const { deviceId: south } = await makeTillDevice(api, club, club.locationIds[1]);
    await api.call("closeLocation", { params: { id: club.locationIds[0] } }, as(club));
    expect(await atTill(club, token)).toBe(401);
    expect(await codeOf(api.call("getTillDevice", {}, { as: device.token }))).toBe("DEVICE_NOT_APPROVED");
    expect((await api.call("listTillDevices", {}, as(club))).map(({ id }) => id)).toEqual([south]);
  });
});
