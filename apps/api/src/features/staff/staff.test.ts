import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeAccount, makeAdmin, makeClub, makeStaff, signIn } from "../../../test/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "../../../test/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = (club: Club, token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
type Role = "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CASHIER";
const cashierAt = (ids: number[], email: string) => ({ role: "ROLE_CASHIER" as Role, pointsOfSaleIds: ids, email });

/** Mail that waits to be sent to staff. */
async function mailTo(email: string): Promise<string[]> {
  const { rows } = await api.owner.query("select kind from platform_message where recipient = $1 order by id", [email]);
  return rows.map(({ kind }) => kind);
}

describe("access", () => {
  test("lists the chains of every company one works for, with the role in each", async () => {
    const [mine, other] = [await makeClub(api), await makeClub(api)];
    const [, south] = other.locationIds;
    await api.owner.query("insert into staff (chain_id, account_id, role) values ($1, $2, 'ROLE_CASHIER')", [
      other.chain.id,
      mine.merchant.accountId,
    ]);
    await api.owner.query("insert into staff_location values ($1, $2, $3)", [
      other.chain.id,
      mine.merchant.accountId,
      south,
    ]);
    const access = await api.call("getAccess", {}, { as: mine.merchant.token });
    expect(access.company).toMatchObject({ id: mine.companyId });
    expect(access.chains.map(({ id, role, pointsOfSaleIds }) => ({ id, role, pointsOfSaleIds }))).toEqual(
      expect.arrayContaining([
        { id: mine.chain.id, role: "ROLE_MERCHANT", pointsOfSaleIds: [] },
        { id: other.chain.id, role: "ROLE_CASHIER", pointsOfSaleIds: [south] },
      ]),
    );
    expect(access.chains).toHaveLength(2);
  });

  test("an admin has none listed, and may open any", async () => {
    const [club, admin] = [await makeClub(api), await makeAdmin(api)];
    const access = await api.call("getAccess", {}, { as: admin.token });
    expect(access).toMatchObject({ isAdmin: true, company: null, chains: [] });
    expect((await api.call("getChain", {}, as(club, admin.token))).id).toBe(club.chain.id);
  });
});

describe("inviting", () => {
  test("makes an account, mails it, and grants the role at points of sale", async () => {
    const club = await makeClub(api);
    const [north] = club.locationIds;
    const body = { ...cashierAt([north, north], " Ny@Kassa.se "), firstName: "Nils", mayManageStaff: true };
    const made = await api.call("inviteStaff", { body }, as(club));
    expect(made).toMatchObject({
      email: "ny@kassa.se",
      firstName: "Nils",
      role: "ROLE_CASHIER",
      pointsOfSaleIds: [north],
      mayManageStaff: false,
      confirmed: false,
      isSelf: false,
    });
    expect(await mailTo("ny@kassa.se")).toEqual(["STAFF_INVITATION"]);
    expect(await api.call("listStaff", {}, as(club))).toContainEqual(made);
    await api.call("resendStaffInvitation", { params: { id: made.id } }, as(club));
    expect(await mailTo("ny@kassa.se")).toEqual(["STAFF_INVITATION", "STAFF_INVITATION"]);
  });

  test("someone who works elsewhere keeps their account", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const there = await makeStaff(api, other, "ROLE_CASHIER", [other.locationIds[0]]);
    const made = await api.call("inviteStaff", { body: cashierAt([club.locationIds[0]], there.email) }, as(club));
    expect(made).toMatchObject({ id: there.accountId, confirmed: true });
    expect(await mailTo(there.email)).toEqual(["STAFF_ACCESS"]);
    expect((await api.call("getAccess", {}, { as: there.token })).chains).toHaveLength(2);
    expect(await codeOf(api.call("resendStaffInvitation", { params: { id: made.id } }, as(club)))).toBe("NOT_FOUND");
  });

  test("a merchant is granted the whole company", async () => {
    const club = await makeClub(api);
    const body = { role: "ROLE_MERCHANT" as Role, pointsOfSaleIds: [], email: "kompanjon@bella.se" };
    expect(await api.call("inviteStaff", { body }, as(club))).toMatchObject({
      role: "ROLE_MERCHANT",
      mayManageStaff: true,
    });
  });

  test("each wrong field is named", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const [north] = club.locationIds;
    const invite = (body: ReturnType<typeof cashierAt>) => fieldCodesOf(api.call("inviteStaff", { body }, as(club)));
    expect(await invite(cashierAt([north], ""))).toEqual({ email: "REQUIRED" });
    expect(await invite(cashierAt([north], "kassa"))).toEqual({ email: "INVALID_EMAIL" });
    expect(await invite(cashierAt([], "a@kassa.se"))).toEqual({ pointsOfSaleIds: "REQUIRED" });
    expect(await invite(cashierAt([other.locationIds[0]], "a@kassa.se"))).toEqual({ pointsOfSaleIds: "NOT_FOUND" });
    const { email } = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    expect(await invite(cashierAt([north], email))).toEqual({ email: "EMAIL_TAKEN" });
    expect(await mailTo(email)).toEqual([]);
  });

  test("the same address by two at once: one invitation", async () => {
    const club = await makeClub(api);
    const body = cashierAt([club.locationIds[0]], "tva@kassa.se");
    const asked = await Promise.all([1, 2, 3].map(() => api.ask("inviteStaff", { body }, as(club))));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mailTo("tva@kassa.se")).toHaveLength(1);
  });
});

describe("a local merchant", () => {
  test("sees and manages those of their own points of sale alone", async () => {
    const club = await makeClub(api);
    const [north, south] = club.locationIds;
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const near = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    const both = await makeStaff(api, club, "ROLE_CASHIER", [north, south]);
    const far = await makeStaff(api, club, "ROLE_CASHIER", [south]);
    const peer = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const seen = (await api.call("listStaff", {}, as(club, local.token))).map(({ id }) => id);
    expect(seen.sort()).toEqual([local, near, both, peer].map(({ accountId }) => accountId).sort());
    const remove = (id: number, token = local.token) => api.ask("removeStaff", { params: { id } }, as(club, token));
    expect((await remove(far.accountId)).status).toBe(404);
    expect((await remove(club.merchant.accountId)).status).toBe(404);
    for (const { accountId } of [both, peer, local]) expect((await remove(accountId)).status).toBe(403);
    expect((await remove(near.accountId)).status).toBe(204);
    const trusted = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north], { mayManageStaff: true });
    expect((await remove(peer.accountId, trusted.token)).status).toBe(204);
  });

  test("grants nothing they could not manage", async () => {
    const club = await makeClub(api);
    const [north, south] = club.locationIds;
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [north]);
    const invite = (role: Role, ids: number[]) =>
      codeOf(
        api.call("inviteStaff", { body: { role, pointsOfSaleIds: ids, email: "ny@norr.se" } }, as(club, local.token)),
      );
    expect(await invite("ROLE_CASHIER", [north, south])).toBe("NO_ACCESS");
    expect(await invite("ROLE_LOCAL_MERCHANT", [north])).toBe("NO_ACCESS");
    expect(await invite("ROLE_MERCHANT", [])).toBe("NO_ACCESS");
    const near = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    const body = { role: "ROLE_MERCHANT" as Role, pointsOfSaleIds: [] };
    const update = api.call("updateStaff", { params: { id: near.accountId }, body }, as(club, local.token));
    expect(await codeOf(update)).toBe("NO_ACCESS");
    expect(await mailTo("ny@norr.se")).toEqual([]);
  });
});

describe("changing and removing", () => {
  test("a new role ends the sessions of the old; new points of sale do not", async () => {
    const club = await makeClub(api);
    const [north, south] = club.locationIds;
    const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [north]);
    const update = (role: Role, ids: number[]) =>
      api.call("updateStaff", { params: { id: accountId }, body: { role, pointsOfSaleIds: ids } }, as(club));
    expect((await update("ROLE_CASHIER", [south])).pointsOfSaleIds).toEqual([south]);
    expect((await api.call("listLocations", {}, as(club, token))).map(({ id }) => id)).toEqual([south]);
    expect((await update("ROLE_LOCAL_MERCHANT", [north, south])).role).toBe("ROLE_LOCAL_MERCHANT");
    expect(await codeOf(api.call("listLocations", {}, as(club, token)))).toBe("NOT_SIGNED_IN");
    expect((await update("ROLE_MERCHANT", [])).role).toBe("ROLE_MERCHANT");
    expect((await update("ROLE_CASHIER", [north])).role).toBe("ROLE_CASHIER");
  });

  test("who is removed is out at once", async () => {
    const club = await makeClub(api);
    const { accountId, token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await api.call("removeStaff", { params: { id: accountId } }, as(club));
    expect(await codeOf(api.call("listLocations", {}, as(club, token)))).toBe("NOT_SIGNED_IN");
    expect(await codeOf(api.call("listLocations", {}, as(club, await signIn(api, accountId, "ROLE_CASHIER"))))).toBe(
      "NO_ACCESS",
    );
  });

  test("a club that invites another's merchant cannot sign them out", async () => {
    const [club, other] = [await makeClub(api), await makeClub(api)];
    const { rows } = await api.owner.query("select email from account where id = $1", [other.merchant.accountId]);
    const body = { role: "ROLE_CASHIER" as Role, pointsOfSaleIds: [club.locationIds[0]] };
    const { id } = await api.call("inviteStaff", { body: { ...body, email: rows[0].email } }, as(club));
    const params = { id };
    await api.call("updateStaff", { params, body: { ...body, role: "ROLE_LOCAL_MERCHANT" } }, as(club));
    await api.call("removeStaff", { params }, as(club));
    expect(await api.call("listLocations", {}, as(other))).toHaveLength(2);
    expect(await codeOf(api.call("listLocations", {}, as(club, other.merchant.token)))).toBe("NO_ACCESS");
  });

  test("nobody removes themselves, and two merchants cannot remove each other", async () => {
    const club = await makeClub(api);
    const second = await makeAccount(api);
    await api.owner.query("insert into company_merchant values ($1, $2)", [club.companyId, second.accountId]);
    const token = await signIn(api, second.accountId, "ROLE_MERCHANT");
    const remove = (id: number, by: string) => api.ask("removeStaff", { params: { id } }, as(club, by));
    expect((await remove(second.accountId, token)).status).toBe(403);
    const asked = [remove(second.accountId, club.merchant.token), remove(club.merchant.accountId, token)];
    expect((await Promise.all(asked)).filter(({ status }) => status === 204)).toHaveLength(1);
  });
});
