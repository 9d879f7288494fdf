import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Club,
  givePin,
  makeAccount,
  makeAdmin,
  makeCashierByPin,
  makeClub,
  makeStaff,
  makeTillDevice,
  signIn,
} from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
type Role = "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CASHIER";
describe("the access list", () => {
  test("contains the chains of every company that the account works for, with the role in each", async () => {
    const [mine, other] = [await makeClub(api), await makeClub(api)];
    const [, south] = other.locationIds;
    await api.owner.query("insert into staff (chain_id, account_id, role) values ($1, $2, 'ROLE_CASHIER')", [
      other.chain.id,
      mine.merchant.accountId,
    ]);
    await api.owner.query("insert into staff_location (chain_id, account_id, location_id) values ($1, $2, $3)", [
      other.chain.id,
      mine.merchant.accountId,
      south,
    ]);
    const access = await api.call("getAccess", {}, { as: mine.merchant.token });
    expect(access.companies).toMatchObject([{ id: mine.companyId }]);
    expect(access.chains.map(({ id, role, pointsOfSaleIds }) => ({ id, role, pointsOfSaleIds }))).toEqual(
      expect.arrayContaining([
        { id: mine.chain.id, role: "ROLE_MERCHANT", pointsOfSaleIds: [] },
        { id: other.chain.id, role: "ROLE_CASHIER", pointsOfSaleIds: [south] },
      ]),
    );
    expect(access.chains).toHaveLength(2);
  });

  test("is empty for an admin, who gets no access from that role alone", async () => {
    const [club, admin] = [await makeClub(api), await makeAdmin(api)];
    const access = await api.call("getAccess", {}, { as: admin.token });
    expect(access).toMatchObject({ isAdmin: true, companies: [], chains: [] });
    expect(await codeOf(api.call("getChain", {}, as(club, admin.token)))).toBe("NO_ACCESS");
  });
});

describe("a local merchant", () => {
  test("sees and manages only staff of the merchant’s own points of sale", async () => {
    const club = await makeClub(api);
    const [north, south] = club.locationIds;
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const near = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    const both = await makeStaff(api, club, "ROLE_CASHIER", [north, south]);
    const far = await makeStaff(api, club, "ROLE_CASHIER", [south]);
    const peer = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const seen = (await api.call("listStaff", {}, as(club, local.token))).map(({ id }) => id);
    expect(seen.sort()).toEqual([local, near, both, peer].map(({ accountId }) => accountId).sort());
    const remove = (id: number, token = local.token) =>
      api.ask("removeStaff", { params: { id }, query: {} }, as(club, token));
    expect((await remove(far.accountId)).status).toBe(404);
    expect((await remove(club.merchant.accountId)).status).toBe(404);
    for (const { accountId } of [both, peer, local]) expect((await remove(accountId)).status).toBe(403);
    expect((await remove(near.accountId)).status).toBe(204);
    const trusted = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north], { mayManageStaff: true });
    expect((await remove(peer.accountId, trusted.token)).status).toBe(204);
  });

  test("cannot give a role that the merchant could not manage", async () => {
    const club = await makeClub(api);
    const [north] = club.locationIds;
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const near = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    const body = { role: "ROLE_MERCHANT" as Role, pointsOfSaleIds: [] };
    const update = api.call("updateStaff", { params: { id: near.accountId }, body, query: {} }, as(club, local.token));
    expect(await codeOf(update)).toBe("NO_ACCESS");
  });
});

describe("a change or removal of staff", () => {
  test("applies a new role to existing sessions", async () => {
    const club = await makeClub(api);
    const [north, south] = club.locationIds;
    const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    const update = (role: Role, ids: number[]) =>
      api.call("updateStaff", { params: { id: accountId }, body: { role, pointsOfSaleIds: ids }, query: {} }, as(club));
    const may = async () => (await api.ask("listStaff", {}, as(club, token))).status;
    expect((await update("ROLE_CASHIER", [south])).pointsOfSaleIds).toEqual([south]);
    expect((await api.call("listLocations", {}, as(club, token))).map(({ id }) => id)).toEqual([south]);
    expect(await may()).toBe(403);
    expect((await update("ROLE_LOCAL_MERCHANT", [north, south])).role).toBe("ROLE_LOCAL_MERCHANT");
    expect(await may()).toBe(200);
    expect((await update("ROLE_MERCHANT", [])).role).toBe("ROLE_MERCHANT");
    expect((await update("ROLE_CASHIER", [north])).role).toBe("ROLE_CASHIER");
    expect(await may()).toBe(403);
  });

  test("limits sessions to the highest remaining role: a merchant’s days become a cashier’s hours", async () => {
    const club = await makeClub(api);
    const { accountId } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      club.companyId,
      accountId,
    ]);
    const token = await signIn(api, accountId, "ROLE_MERCHANT");
    const body = { role: "ROLE_CASHIER" as Role, pointsOfSaleIds: [club.locationIds[0]] };
    await api.call("updateStaff", { params: { id: accountId }, body, query: {} }, as(club));
    const now = api.clock.now;
    expect((await api.ask("listLocations", {}, as(club, token))).status).toBe(200);
    api.clock.now = now.add({ hours: 13 });
    expect(await codeOf(api.call("listLocations", {}, as(club, token)))).toBe("NOT_SIGNED_IN");
    api.clock.now = now;
  });

  test("ends a removed person’s access at once", async () => {
    const club = await makeClub(api);
    const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    expect((await api.ask("listLocations", {}, as(club, token))).status).toBe(200);
    await api.call("removeStaff", { params: { id: accountId }, query: {} }, as(club));
    expect(await codeOf(api.call("listLocations", {}, as(club, token)))).toBe("NOT_SIGNED_IN");
    expect(await codeOf(api.call("listLocations", {}, as(club, await signIn(api, accountId, "ROLE_CASHIER"))))).toBe(
      "NO_ACCESS",
    );
  });

  test("does not end sessions in another company", async () => {
    const [here, there] = [await makeClub(api), await makeClub(api)];
    const body = { role: "ROLE_CASHIER" as Role, pointsOfSaleIds: [here.locationIds[0]] };
    // This account is a merchant in both companies, and one session serves both.
    const { accountId, token } = there.merchant;
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      here.companyId,
      accountId,
    ]);
    const device = await makeTillDevice(api, there);
    const byCode = await signIn(api, accountId, "ROLE_CASHIER", { chainId: there.chain.id, id: device.deviceId });
    await api.call("updateStaff", { params: { id: accountId }, body, query: {} }, as(here));
    expect(await api.call("listLocations", {}, as(there, token))).toHaveLength(2);
    await api.call("removeStaff", { params: { id: accountId }, query: {} }, as(here));
    expect(await api.call("listLocations", {}, as(there, token))).toHaveLength(2);
    expect(await api.call("listLocations", {}, as(there, byCode))).toHaveLength(1);
    expect(await codeOf(api.call("listLocations", {}, as(here, token)))).toBe("NO_ACCESS");
  });

  test("ends till codes and their sessions only where the person no longer works", async () => {
    const [here, there] = [await makeClub(api), await makeClub(api)];
    const { accountId, token } = await makeCashierByPin(api, here);
    const place = [there.chain.id, accountId, there.locationIds[0]];
    await api.owner.query(
      "insert into staff (chain_id, account_id, role) values ($1, $2, 'ROLE_CASHIER')",
      place.slice(0, 2),
    );
    await api.owner.query("insert into staff_location (chain_id, account_id, location_id) values ($1, $2, $3)", place);
    await givePin(api, here, accountId, "4711");
    await givePin(api, there, accountId, "1147");
    await api.call("removeStaff", { params: { id: accountId }, query: {} }, as(here));
    expect(await codeOf(api.call("listLocations", {}, as(here, token)))).toBe("NOT_SIGNED_IN");
    const { rows } = await api.owner.query("select chain_id::float8 from staff_pin where account_id = $1", [accountId]);
    expect(rows).toEqual([{ chain_id: there.chain.id }]);
  });

  test("shows each club only the person’s last activity in that club", async () => {
    const [here, there] = [await makeClub(api), await makeClub(api)];
    const { accountId, token } = await makeStaff(api, here, "ROLE_CASHIER", [here.locationIds[0]]);
    await api.owner.query("insert into staff (chain_id, account_id, role) values ($1, $2, 'ROLE_CASHIER')", [
      there.chain.id,
      accountId,
    ]);
    const lastActive = async (club: Club) =>
      (await api.call("listStaff", {}, as(club))).find(({ id }) => id === accountId)?.lastActiveAt;
    await api.call("listLocations", {}, as(here, token));
    await expect.poll(() => lastActive(here)).toBe("2026-11-21T12:00:00Z");
    expect(await lastActive(there)).toBeNull();
  });

  test("cannot remove the merchant who requests it, and two merchants cannot remove each other", async () => {
    const club = await makeClub(api);
    const second = await makeAccount(api);
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      club.companyId,
      second.accountId,
    ]);
    const token = await signIn(api, second.accountId, "ROLE_MERCHANT");
    const remove = (id: number, by: string) => api.ask("removeStaff", { params: { id }, query: {} }, as(club, by));
    expect((await remove(second.accountId, token)).status).toBe(403);
    const requests = [remove(second.accountId, club.merchant.token), remove(club.merchant.accountId, token)];
    expect((await Promise.all(requests)).filter(({ status }) => status === 204)).toHaveLength(1);
    const { rows } = await api.owner.query("select account_id from company_merchant where company_id = $1", [
      club.companyId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe("a staff member’s second factor", () => {
  const addFactor = (accountId: number) =>
    api.owner.query(
      "insert into account_authenticator (account_id, secret, last_step, created_at) values ($1, 'JBSWY3DPEHPK3PXP', 0, now())",
      [accountId],
    );
  const loadSecondFactors = async (club: Club, token?: string) =>
    new Map((await api.call("listStaff", {}, as(club, token))).map(({ id, secondFactor }) => [id, secondFactor]));

  test("is shown as yes or no to merchants of the company only", async () => {
    const club = await makeClub(api);
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    await addFactor(cashier.accountId);
    const seen = await loadSecondFactors(club);
    expect([seen.get(cashier.accountId), seen.get(local.accountId)]).toEqual([true, false]);
    expect([...(await loadSecondFactors(club, local.token)).values()]).toEqual([null, null]);
  });

  test("is hidden from the club’s database role for invited people and staff of other companies", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const { accountId, email } = await makeAccount(api);
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      other.companyId,
      accountId,
    ]);
    await addFactor(accountId);
    const body = {
      email,
      role: "ROLE_CASHIER" as const,
      pointsOfSaleIds: [club.locationIds[0] as number],
    };
    await api.call("inviteStaff", { body: { ...body, mayManageStaff: false } }, as(club));
    const checkSecondFactor = (chain: Club["chain"]) =>
      api.services.db.inChain(chain.id, async (trx) => {
        const { rows } = await sql<{
          has: boolean | null;
        }>`select staff_has_second_factor(${accountId}) as has`.execute(trx);
        return rows[0]?.has;
      });
    expect([await checkSecondFactor(club.chain), await checkSecondFactor(other.chain)]).toEqual([null, true]);
  });
});
