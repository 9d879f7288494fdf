import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { routes } from "#features/routes.ts";
import type { Route } from "#packages/contract/endpoint.ts";
import type { EndpointName, NamingEndpoint } from "#packages/contract/routes.ts";
import { type Club, makeAccount, makeAdmin, makeClub, makeImpersonation, makeMember } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { knowing, password } from "#tests/api/members/contacts.ts";
import { anEmail, aSendout } from "#tests/api/messages/sendouts.ts";
import type { Things } from "#tests/nouns/noun-fixture.ts";
import { namedBy, queriesNaming } from "#tests/permissions/named-things.ts";
import { thingsOf } from "#tests/permissions/tenant-things.ts";
import { impersonationSchedule } from "./jobs.ts";

let api: TestApi;
let club: Club;
let credentials: Awaited<ReturnType<typeof knowing>>;
beforeAll(async () => {
  api = await startApi();
  credentials = await knowing(api);
  club = await makeClub(api);
});

const inClub = (of: Club, token: string) => ({ as: token, chain: of.chain.subdomain });
const category = (of: Club, token: string) =>
  api.call("createCategory", { body: { name: `Kategori ${randomUUID().slice(0, 8)}` } }, inClub(of, token));
const listed = (of: Club) =>
  api.call("listImpersonations", { params: { id: of.companyId } }, { as: of.merchant.token });
const trailOf = async (of: Club) =>
  (await api.call("listTrail", { query: {} }, inClub(of, of.merchant.token))).rows.filter(({ act }) =>
    /impersonation|category|support/.test(act),
  );

describe("an impersonation of a merchant", () => {
  test("shows what the merchant sees and changes nothing", async () => {
    const own = await makeClub(api);
    const { token, accountId, reason, endsAt } = await makeImpersonation(api, own);
    const access = await api.call("getAccess", {}, { as: token });
    expect(access).toMatchObject({
      accountId,
      isAdmin: false,
      companies: [{ id: own.companyId }],
      chains: [{ id: own.chain.id, role: "ROLE_MERCHANT" }],
      impersonation: { reason, mayChange: false, endsAt: api.clock.now.add({ minutes: 30 }).toString() },
    });
    expect(endsAt).toBe(access.impersonation?.endsAt);
    expect((await api.call("getChain", {}, inClub(own, token))).id).toBe(own.chain.id);
    expect(await codeOf(category(own, token))).toBe("READ_ONLY");
    expect(await codeOf(api.call("getChain", {}, inClub(club, token)))).toBe("NO_ACCESS");
    await api.owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [
      club.companyId,
      own.merchant.accountId,
    ]);
    expect((await api.call("getCompany", { params: { id: own.companyId } }, { as: token })).id).toBe(own.companyId);
    expect(await codeOf(api.call("getCompany", { params: { id: club.companyId } }, { as: token }))).toBe("NOT_FOUND");
    await api.owner.query("delete from company_merchant where company_id = $1 and account_id = $2", [
      club.companyId,
      own.merchant.accountId,
    ]);
    // A POST that only reads is no change.
    const facts = { firstName: "Anna", lastName: "Ek", points: 10 };
    const body = { email: anEmail, writtenIn: "sv", language: "sv", scheme: "light", facts } as const;
    expect(await api.call("previewSendoutEmail", { body }, inClub(own, token))).toMatchObject({
      subject: "Nybakat, Anna",
    });
    expect(await codeOf(api.call("createSendout", { body: aSendout }, inClub(own, token)))).toBe("READ_ONLY");
  });

  test("requires a reason that the company can read, and a merchant of that company", async () => {
    const admin = await makeAdmin(api);
    const other = await makeClub(api);
    const begin = (more: object) => {
      const body = {
        companyId: club.companyId,
        merchantId: club.merchant.accountId,
        reason: "Fel på poängen",
        ...more,
      };
      return api.call("startImpersonation", { body }, { as: admin.token });
    };
    expect(await fieldCodesOf(begin({ reason: "  " }))).toEqual({ reason: "REQUIRED" });
    expect(await fieldCodesOf(begin({ reason: "Felsöker" }))).toEqual({ reason: "REASON_TOO_SHORT" });
    expect(await codeOf(begin({ merchantId: other.merchant.accountId }))).toBe("NOT_FOUND");
    expect(await codeOf(begin({ merchantId: (await makeAccount(api)).accountId }))).toBe("NOT_FOUND");
    const { token } = await makeImpersonation(api, club);
    const body = { companyId: club.companyId, merchantId: club.merchant.accountId, reason: "Fel på poängen" };
    expect(await codeOf(api.call("startImpersonation", { body }, { as: token }))).toBe("NO_ACCESS");
  });

  test("lasts half an hour even if it is in use", async () => {
    const own = await makeClub(api);
    const began = api.clock.now;
    const { token } = await makeImpersonation(api, own);
    api.clock.now = began.add({ minutes: 29, seconds: 59 });
    await api.call("getChain", {}, inClub(own, token));
    api.clock.now = began.add({ minutes: 30 });
    expect(await codeOf(api.call("getChain", {}, inClub(own, token)))).toBe("NOT_SIGNED_IN");
    expect(await codeOf(api.call("getAccess", {}, { as: token }))).toBe("NOT_SIGNED_IN");
    expect((await listed(own)).rows).toMatchObject([{ state: "TOLD", endsAt: began.add({ minutes: 30 }).toString() }]);
    api.clock.now = began;
  });

  test("keeps its own end time when the worker closes it late", async () => {
    const own = await makeClub(api);
    const began = api.clock.now;
    await makeImpersonation(api, own);
    api.clock.now = began.add({ minutes: 50 });
    await impersonationSchedule(api.services)[0]?.act();
    expect((await listed(own)).rows).toMatchObject([{ endsAt: began.add({ minutes: 30 }).toString() }]);
    api.clock.now = began;
  });

  test("ends by its button, by another impersonation, or when the right or the merchant is removed", async () => {
    const own = await makeClub(api);
    const ended = (token: string) => codeOf(api.call("getChain", {}, inClub(own, token)));
    const first = await makeImpersonation(api, own);
    await api.call("endImpersonation", {}, { as: first.token });
    expect(await ended(first.token)).toBe("NOT_SIGNED_IN");
    expect(await codeOf(api.call("endImpersonation", {}, { as: own.merchant.token }))).toBe("NOT_FOUND");

    const endedImpersonation = await makeImpersonation(api, own);
    await api.call("logOut", {}, { as: endedImpersonation.token });
    expect(await ended(endedImpersonation.token)).toBe("NOT_SIGNED_IN");
    expect((await listed(own)).rows[0]?.state).toBe("TOLD");

    const second = await makeImpersonation(api, own);
    const body = { companyId: club.companyId, merchantId: club.merchant.accountId, reason: "Nu en annan klubb" };
    await api.call("startImpersonation", { body }, { as: second.admin });
    expect(await ended(second.token)).toBe("NOT_SIGNED_IN");

    const third = await makeImpersonation(api, own);
    await api.owner.query("update account set is_admin = false where id = $1", [third.accountId]);
    expect(await ended(third.token)).toBe("NOT_SIGNED_IN");

    const fourth = await makeImpersonation(api, own);
    await api.owner.query("delete from company_merchant where company_id = $1", [own.companyId]);
    expect(await ended(fourth.token)).toBe("NOT_SIGNED_IN");
  });

  test.each<[string, (look: Awaited<ReturnType<typeof makeImpersonation>>) => Promise<unknown>]>([
    [
      "by its time",
      async () => {
        api.clock.now = api.clock.now.add({ minutes: 30 });
      },
    ],
    ["from another device", ({ admin }) => api.call("endOtherSessions", {}, { as: admin })],
    [
      "by a new password",
      async ({ admin, accountId }) => {
        const other = "saffransbulle9";
        await api.owner.query("update account set password_hash = $2 where id = $1", [
          accountId,
          credentials.password_hash,
        ]);
        await api.call(
          "changePassword",
          { body: { oldPassword: password, password: other, confirmPassword: other } },
          { as: admin },
        );
      },
    ],
  ])("that ends %s is audited once within a minute", async (_, end) => {
    const [own, other] = [await makeClub(api), await makeClub(api)];
    const began = api.clock.now;
    const close = () => impersonationSchedule(api.services)[0]?.act();
    const look = await makeImpersonation(api, own);
    await close();
    expect((await trailOf(own)).map(({ act }) => act)).toEqual(["start-impersonation"]);
    await end(look);
    const lasting = await makeImpersonation(api, other);
    await Promise.all([close(), close()]);
    await close();
    expect((await trailOf(own)).map(({ act, by }) => [act, by?.id])).toEqual([
      ["end-impersonation", look.accountId],
      ["start-impersonation", look.accountId],
    ]);
    expect((await listed(own)).rows).toMatchObject([{ state: "TOLD", endsAt: api.clock.now.toString() }]);
    expect((await api.call("getChain", {}, inClub(other, lasting.token))).id).toBe(other.chain.id);
    api.clock.now = began;
  });

  test("can make changes while the company permits it, under the employee’s own name", async () => {
    const own = await makeClub(api);
    const { token, accountId } = await makeImpersonation(api, own, { mayChange: true });
    await category(own, token);
    expect((await trailOf(own)).map(({ act, by }) => [act, by?.id, by?.support])).toEqual([
      ["create-category", accountId, true],
      ["start-impersonation", accountId, true],
      ["allow-support-changes", own.merchant.accountId, false],
    ]);
    expect((await listed(own)).rows).toMatchObject([{ state: "LASTS", changes: 1, byId: accountId }]);
    const params = { id: own.companyId };
    await api.call("allowSupportChanges", { params, body: { hours: 0 } }, { as: own.merchant.token });
    expect(await codeOf(category(own, token))).toBe("READ_ONLY");
    expect((await listed(own)).mayChangeUntil).toBeNull();
  });

  test.each([
    ["inviteStaff", { email: "ny@example.com", role: "ROLE_MERCHANT", pointsOfSaleIds: [] }],
    ["approveTillDevice", { name: "Kassa", pointOfSaleId: 1 }],
    ["setSecondFactorDemand", { from: null }],
    ["inviteMember", { email: "ny@example.com" }],
    ["setPin", { pin: "1234" }],
    ["writeSupportMessage", { messageKey: randomUUID(), text: "Hej" }],
    ["allowSupportChanges", { hours: 168 }],
    ["changePassword", { password: "x", newPassword: "y" }],
  ] as const)("may not %s, even if the company permits changes", async (name, body) => {
    const { token } = await makeImpersonation(api, club, { mayChange: true });
    const { status, body: answer } = await api.ask(
      name,
      { params: { id: club.companyId }, body } as never,
      inClub(club, token),
    );
    expect([status, (answer as { code: string }).code]).toEqual([403, "NO_ACCESS"]);
  });

  test("can neither be listed nor permitted by another company", async () => {
    const [own, other] = [await makeClub(api), await makeClub(api)];
    await makeImpersonation(api, own);
    const params = { id: own.companyId };
    const as = { as: other.merchant.token };
    expect(await codeOf(api.call("listImpersonations", { params }, as))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("allowSupportChanges", { params, body: { hours: 1 } }, as))).toBe("NOT_FOUND");
    expect((await listed(other)).rows).toEqual([]);
  });
});

describe("an impersonation’s view of members", () => {
  const contact = {
    email: "hemlig.adress@example.com",
    phone: "+46709998877",
    street: "Hemliga gatan 7",
    zip_code: "98765",
    city: "Hemlösa",
    birthday: "1971-03-09",
  };
  const secrets = [...Object.values(contact), "709998877", "070-999 88 77", "vid fönstret"];
  const named = (route: Route, name: EndpointName, things: Things): Record<string, unknown> | null => {
    if (!route.path.includes("/:")) return {};
    const kind = namedBy[name as NamingEndpoint];
    return kind ? { id: things[kind], membershipId: things.membershipId } : null;
  };

  test("reveals no address, number or birthday in any call", async () => {
    const things = await thingsOf(api, club);
    await api.call("pinMemberNote", { params: { id: things.noteId } }, inClub(club, club.merchant.token));
    const set = Object.keys(contact).map((column, index) => `${column} = $${index + 2}`);
    await api.owner.query(`update member set ${set.join(", ")} where id = $1`, [
      things.memberId,
      ...Object.values(contact),
    ]);
    const { token } = await makeImpersonation(api, club);
    const checkedEndpoints: string[] = [];
    for (const [name, route] of Object.entries(routes) as [EndpointName, Route][]) {
      const params =
        route.access.who === "staff" && route.method === "GET" && !route.stream && named(route, name, things);
      if (!params) continue;
      for (const query of [
        queriesNaming[name as NamingEndpoint] ?? {},
        { q: contact.email, username: contact.email },
      ]) {
        const { status, body } = await api.ask(name, { params, query } as never, inClub(club, token));
        if (status === 200) checkedEndpoints.push(name);
        const answer = JSON.stringify(body ?? null);
        expect({ name, query, leaks: secrets.filter((each) => answer.includes(each)) }).toEqual({
          name,
          query,
          leaks: [],
        });
      }
    }
    // The calls with most member data were answered, including members' names.
    expect(checkedEndpoints).toEqual(
      expect.arrayContaining(["listMembers", "getMember", "listPurchases", "getAtTill", "listTrail"]),
    );
    const member = await api.call("getMember", { params: { id: things.memberId } }, inClub(club, token));
    expect(member.profile).toMatchObject({ firstName: "Anna", email: "•••", phone: "•••", birthday: null });
  });

  test("does not mask members in the merchant’s own session", async () => {
    const { memberId } = await makeMember(api, club, { email: "hel.och.ren@example.com" });
    const own = await api.call("getMember", { params: { id: memberId } }, inClub(club, club.merchant.token));
    expect(own.profile.email).toBe("hel.och.ren@example.com");
  });
});
