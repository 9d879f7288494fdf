import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buy,
  type Club,
  makeClub,
  makeImpersonation,
  makeMember,
  makeStaff,
  makeTillDevice,
} from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const as = (token = club.merchant.token, of = club) => ({ as: token, chain: of.chain.subdomain });
const trail = (query: Record<string, unknown> = {}, token?: string, of?: Club) =>
  api.call("listTrail", { query }, as(token, of));
const acts = async (query: Record<string, unknown>, token?: string) =>
  (await trail(query, token)).rows.map(({ act }) => act);

describe("the trail", () => {
  test("lists acts with their person and object, newest first, with old and new values", async () => {
    const { id } = await api.call("createCategory", { body: { name: "Bröd" } }, as());
    await api.call("renameCategory", { params: { id }, body: { name: "Bakverk" } }, as());
    const { rows } = await trail({ about: `category ${id}` });
    expect(rows).toMatchObject([
      {
        act: "rename-category",
        by: { id: club.merchant.accountId, support: false },
        thing: { kind: "category", id, name: "Bakverk", about: `category ${id}` },
        changes: [{ field: "name", from: "Bröd", to: "Bakverk" }],
      },
      { act: "create-category", thing: { id }, changes: [] },
    ]);
  });

  test("lists changed rules and limits with old and new values, without unchanged ones", async () => {
    const own = await makeClub(api);
    const limits = (perMember: number) =>
      api.call("setCorrectionLimits", { body: { perMember, perDay: 5_000 } }, as(own.merchant.token, own));
    await limits(700);
    await limits(800);
    const { rows } = await trail({ area: "CLUB" }, own.merchant.token, own);
    expect(rows[0]).toMatchObject({
      act: "set-correction-limits",
      changes: [{ field: "perMember", from: "700", to: "800" }],
    });
  });

  test("links a confirmed amount to its purchase and a cancelled redemption to its member", async () => {
    const { memberId } = await makeMember(api, club, { first_name: "Ebba", last_name: "Ek" });
    const till = openTill(api, club);
    const { purchaseId } = await till.visit(memberId, { amount: 300 });
    const { redemptions } = await buy(api, club, memberId, 20, [club.couponId]);
    await till.bringBack(purchaseId, 100);
    await till.correct(memberId, 7);
    const [correction, reversal] = (await trail({})).rows;
    expect(correction).toMatchObject({
      act: "correct-points",
      points: 7,
      thing: { kind: "member", id: memberId, name: "Ebba Ek" },
    });
    expect(reversal).toMatchObject({
      act: "return-purchase",
      amount: 100,
      thing: { kind: "purchase", id: purchaseId },
    });
    const second = await buy(api, club, memberId, 400);
    const { redemptions: used } = await till.visit(memberId, { couponIds: [club.couponId] });
    expect([redemptions.length, second.purchaseId > 0]).toEqual([1, true]);
    await till.cancel(used[0]?.redemptionId as number);
    const [cancelled] = (await trail({})).rows;
    expect(cancelled).toMatchObject({
      act: "cancel-redemption",
      thing: { kind: "member", id: memberId, name: "Ebba Ek" },
    });
    expect(await acts({ about: cancelled?.thing?.about })).toEqual(["cancel-redemption", "correct-points"]);
    expect(await acts({ q: "ebba" })).toEqual(expect.arrayContaining(["correct-points", "cancel-redemption"]));
    expect(await acts({ q: "ebba" })).not.toContain("return-purchase");
  });

  test("is filtered by person, area, words and days, and paged by key", async () => {
    const own = await makeClub(api);
    const ask = (query: Record<string, unknown>) => trail(query, own.merchant.token, own);
    const made: number[] = [];
    for (let n = 0; n < 20; n++) {
      const { id } = await api.call("createCategory", { body: { name: `Sort ${n}` } }, as(own.merchant.token, own));
      made.unshift(id);
    }
    const first = await ask({ area: "CLUB" });
    const second = await ask({ area: "CLUB", cursor: first.nextCursor });
    const creations = [...first.rows, ...second.rows].filter(({ act }) => act === "create-category");
    expect(creations.map(({ thing }) => thing?.id)).toEqual(made);
    expect([first.rows.length, second.nextCursor]).toEqual([15, null]);
    expect((await ask({ area: "STAFF" })).rows).toEqual([]);
    expect((await ask({ accountId: own.merchant.accountId })).rows).toHaveLength(15);
    expect((await ask({ accountId: club.merchant.accountId })).rows).toEqual([]);
    expect((await ask({ q: "sort 7" })).rows.map(({ thing }) => thing?.name)).toEqual(["Sort 7"]);
    await api.owner.query("update audit_entry set at = '2026-05-01T22:30:00Z' where chain_id = $1 and subject = $2", [
      own.chain.id,
      `category ${made[3]}`,
    ]);
    const day = { since: "2026-05-02", until: "2026-05-02" };
    expect((await ask(day)).rows.map(({ thing }) => thing?.id)).toEqual([made[3]]);
    for (const query of [{ about: "member 1; drop" }, { cursor: "nonsense" }, { area: "ANY" }])
      expect((await api.ask("listTrail", { query } as never, as())).status).toBe(400);
  });

  test("finds a word in names of people and things, newest first and without duplicates", async () => {
    const own = await makeClub(api);
    const { accountId } = await makeStaff(api, own, "ROLE_LOCAL_MERCHANT", [own.locationIds[0]], {
      first_name: "Saga",
      last_name: "Ros",
    });
    for (const name of ["Rosor", "Tulpaner", "Gåvor à la carte"])
      await api.call("createCategory", { body: { name } }, as(own.merchant.token, own));
    await api.owner.query(
      `insert into audit_entry (chain_id, at, account_id, act, subject, detail)
       select chain_id, at + interval '1 second', $2, 'rename-category', subject, '{}' from audit_entry
       where chain_id = $1 and act = 'create-category' and subject <> all (array(select 'category ' || id from category
         where chain_id = $1 and name like 'G%'))`,
      [own.chain.id, accountId],
    );
    const ask = async (query: Record<string, unknown>) =>
      (await trail(query, own.merchant.token, own)).rows.map(({ act, thing }) => `${act} ${thing?.name}`);
    const saga = ["rename-category Tulpaner", "rename-category Rosor"];
    expect(await ask({ q: "saga" })).toEqual(saga);
    expect(await ask({ q: "ros" })).toEqual([...saga, "create-category Rosor"]);
    expect(await ask({ q: "ros", accountId: own.merchant.accountId })).toEqual(["create-category Rosor"]);
    expect(await ask({ q: "rosmarin" })).toEqual([]);
    for (const q of ["gavor a la", "GÅVOR"]) expect(await ask({ q })).toEqual(["create-category Gåvor à la carte"]);
  });

  test("limits a local merchant to events at their points of sale, by staff there, and their own", async () => {
    const own = await makeClub(api);
    const [north, south] = own.locationIds;
    const near = await makeStaff(api, own, "ROLE_LOCAL_MERCHANT", [north]);
    const far = await makeStaff(api, own, "ROLE_LOCAL_MERCHANT", [south]);
    const cashier = await makeStaff(api, own, "ROLE_CASHIER", [north]);
    const { memberId, membershipNumber: membershipId } = await makeMember(api, own);
    const { purchaseId } = await openTill(api, own).visit(memberId, { amount: 100 });
    await openTill(api, own).bringBack(purchaseId, 10);
    const { deviceId: id } = await makeTillDevice(api, own);
    await api.call("renameTillDevice", { params: { id }, body: { name: "Disken" } }, as(own.merchant.token, own));
    const body = { points: 5, reason: "Glömt" };
    await api.call(
      "correctPoints",
      { params: { membershipId }, body },
      { ...as(cashier.token, own), key: randomUUID() },
    );
    await api.call("createCategory", { body: { name: "Bröd" } }, as(own.merchant.token, own));
    const seen = async (token: string) =>
      (await trail({}, token, own)).rows.map(({ act }) => act).filter((act) => act !== "approve-till-device");
    expect(await seen(near.token)).toEqual(["correct-points", "rename-till-device", "return-purchase"]);
    expect(await seen(far.token)).toEqual([]);
    expect((await api.ask("listTrail", { query: {} }, as(cashier.token, own))).status).toBe(403);
  });

  test("marks acts of the platform as support", async () => {
    const admin = await makeImpersonation(api, club, { mayChange: true });
    await api.call("createCategory", { body: { name: "Stöd" } }, as(admin.token));
    expect((await trail({})).rows[0]).toMatchObject({
      act: "create-category",
      by: { id: admin.accountId, support: true },
    });
  });

  test("lists acts on a company in each of its clubs", async () => {
    const company = { companyName: "Nytt AB", companyNumber: "556016-0680" };
    const body = { ...company, postalAddress: "", postalZipCode: "", postalCity: "", website: "" };
    await api.call("updateCompany", { params: { id: club.companyId }, body }, { as: club.merchant.token });
    expect((await trail({})).rows[0]).toMatchObject({ act: "update-company", by: { id: club.merchant.accountId } });
  });

  test("keeps the acts on a removed member without the name", async () => {
    const { memberId } = await makeMember(api, club, { first_name: "Sixten", last_name: "Skogh" });
    await api.call("updateMember", { params: { id: memberId }, body: { firstName: "Sixten", city: "Lund" } }, as());
    await api.call("removeMember", { params: { id: memberId } }, as());
    const { rows } = await trail({ about: `member ${memberId}` });
    expect(rows.map(({ act, thing }) => [act, thing?.name])).toEqual([
      ["remove-member", ""],
      ["edit-member", ""],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Sixten|Lund|@/);
    expect((await trail({ q: "Sixten" })).rows).toEqual([]);
  });
});
