import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openServices } from "#apps/api/start/open-services.ts";
import { createIdentities } from "#features/access/sessions/api/identities.ts";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, loginsAt, startApi, type TestApi } from "#tests/api/harness.ts";
import { heldUp } from "#tests/api/held-up.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

const as = ({ merchant, chain }: Club) => ({ as: merchant.token, chain: chain.subdomain });
const clockOf = (club: Club) => api.call("getChainClock", {}, as(club));
const move = (club: Club, moveTo: string) => api.call("moveChainClock", { body: { moveTo } }, as(club));
const movesOf = async (club: Club): Promise<string[]> =>
  (
    await api.owner.query(
      "select detail ->> 'to' as day from audit_entry where chain_id = $1 and act = 'move-clock' order by id",
      [club.chain.id],
    )
  ).rows.map(({ day }) => day);

describe("a sandbox", () => {
  const fields = (subdomain: string) =>
    ({ commercialName: "Prova", subdomain, language: "sv", brandColour: "#8b1e3f" }) as const;

  test("is created as such and marked for every reader", async () => {
    const { merchant, companyId } = await makeClub(api);
    const body = { ...fields("prova"), companyId, sandbox: true };
    const made = await api.call("createChain", { body }, { as: merchant.token });
    expect(made).toMatchObject({ sandbox: true, clockAhead: 0 });
    await api.call("moveChainClock", { body: { moveTo: "2027-01-03" } }, { as: merchant.token, chain: "prova" });
    const sandboxFacts = { sandbox: true, clockAhead: 43 * 86_400 };
    const facts = await api.call("getPublicChain", { params: { subdomain: "prova" } });
    expect(facts).toMatchObject({ ...sandboxFacts, now: "2027-01-03T12:00:00Z" });
    const { chains } = await api.call("getAccess", {}, { as: merchant.token });
    expect(chains.find(({ subdomain }) => subdomain === "prova")).toMatchObject(sandboxFacts);
  });

  test("cannot become a real club, nor a real club a sandbox", async () => {
    const { merchant, companyId } = await makeClub(api);
    const made = await api.call("createChain", { body: { ...fields("riktig"), companyId } }, { as: merchant.token });
    expect(made).toMatchObject({ sandbox: false, clockAhead: 0 });
    const stays = (sql: string, id: number) =>
      expect(api.owner.query(sql, [id])).rejects.toThrow(/sandbox|chain_clock/);
    await stays("update chain set sandbox = true where id = $1", made.id);
    await stays("update chain set clock_ahead = 1 where id = $1", made.id);
    const sandbox = await makeClub(api, { sandbox: true });
    await stays("update chain set sandbox = false where id = $1", sandbox.chain.id);
  });
});

const movedOrNot = expect.toBeOneOf([200, 409]);

describe("a sandbox’s clock", () => {
  test("is the server’s until it is moved, then stays ahead by the same time", async () => {
    const club = await makeClub(api, { sandbox: true });
    const realNow = api.clock.now.toString();
    expect(await clockOf(club)).toEqual({ sandbox: true, now: realNow, realNow });
    const moved = { sandbox: true, now: "2027-01-03T12:00:00Z", realNow };
    expect(await move(club, "2027-01-03")).toEqual(moved);
    expect(await clockOf(club)).toEqual(moved);
    await api.call("moveChainClock", { body: { from: "2027-01-03", months: 1, days: 7 } }, as(club));
    expect((await clockOf(club)).now).toBe("2027-02-10T12:00:00Z");
  });

  test("is moved once by two clicks, and only by users who manage the club", async () => {
    const club = await makeClub(api, { sandbox: true });
    const press = () => api.call("moveChainClock", { body: { from: "2026-11-21", months: 1 } }, as(club));
    const answers = await Promise.all([press(), press(), press()]);
    expect(new Set(answers.map(({ now }) => now))).toEqual(new Set(["2026-12-21T12:00:00Z"]));
    expect(await movesOf(club)).toEqual(["2026-12-21"]);
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    const body = { moveTo: "2027-01-03" };
    expect(await codeOf(api.call("moveChainClock", { body }, { ...as(club), as: token }))).toBe("NO_ACCESS");
  });

  test("cannot move back or more than ten years ahead, and a real club’s cannot be moved", async () => {
    const club = await makeClub(api, { sandbox: true });
    await move(club, "2027-01-03");
    for (const day of ["2027-01-02", "2026-11-21", "2020-01-01"]) {
      expect(await codeOf(move(club, day))).toBe("CLOCK_ONLY_FORWARD");
    }
    expect(await codeOf(move(club, "2036-11-22"))).toBe("CLOCK_TOO_FAR");
    await move(club, "2036-11-21");
    expect(await movesOf(club)).toEqual(["2027-01-03", "2036-11-21"]);
    expect(await codeOf(move(await makeClub(api), "2027-01-03"))).toBe("NOT_A_SANDBOX");
    const rewind = api.owner.query("update chain set clock_ahead = clock_ahead - 1 where id = $1", [club.chain.id]);
    await expect(rewind).rejects.toThrow("does not go back");
  });

  // The moves may run in any order: the latest day always succeeds, and an earlier day only if it runs before that.
  test.each([
    [
      ["2027-03-01", "2027-01-03"],
      [200, movedOrNot],
    ],
    [
      ["2027-01-03", "2027-03-01"],
      [movedOrNot, 200],
    ],
    [
      ["2027-03-01", "2027-03-01", "2027-02-01", "2027-03-20"],
      [movedOrNot, movedOrNot, movedOrNot, 200],
    ],
  ])("moved concurrently to %j, ends at the latest day", async (days, expected) => {
    const club = await makeClub(api, { sandbox: true });
    const lock = `select from chain where id = ${club.chain.id} for update`;
    const answers = await heldUp(
      api,
      lock,
      days.map((moveTo) => () => api.ask("moveChainClock", { body: { moveTo } }, as(club))),
    );
    expect(answers.map(({ status }) => status)).toEqual(expected);
    expect((await clockOf(club)).now).toBe(`${days.toSorted().at(-1)}T12:00:00Z`);
  });

  test("moved by many concurrent requests ends at the latest day, with each move later than the previous one", async () => {
    const club = await makeClub(api, { sandbox: true });
    const days = Array.from({ length: 20 }, (_, index) => `2027-02-${String(((index * 7) % 20) + 1).padStart(2, "0")}`);
    await Promise.all(days.map((moveTo) => api.ask("moveChainClock", { body: { moveTo } }, as(club))));
    expect((await clockOf(club)).now).toBe("2027-02-20T12:00:00Z");
    const made = await movesOf(club);
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(made.length);
  });

  test("is updated on other servers at once", async () => {
    const club = await makeClub(api, { sandbox: true });
    const { config, log } = api.services;
    const other = openServices({ config, log, logins: loginsAt(api.connectionString), clock: () => api.clock.now });
    createIdentities(other);
    const listening = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and query = 'listen changed'`;
    await expect.poll(async () => (await api.owner.query(listening)).rows).toEqual([{ count: 2 }]);
    const there = async () => (await other.directory.bySubdomain(club.chain.subdomain))?.clockAhead;
    // Stops the time after which cached chains expire.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await there()).toBe(0);
    await move(club, "2026-11-22");
    await expect.poll(there).toBe(86_400);
    await other.db.close();
  });
});

describe("a club with a moved clock", () => {
  test("lets points expire, and events happen at the moved time", async () => {
    const club = await makeClub(api, { sandbox: true });
    const { memberId, membershipNumber: membershipId, token } = await makeMember(api, club);
    await buy(api, club, memberId, 200);
    const member = { as: token, host: club.chain.subdomain };
    const points = async () => (await api.call("getConsumerPoints", {}, member)).balance;
    await move(club, "2027-11-20");
    expect(await points()).toBe(200);
    await move(club, "2027-11-21");
    expect(await points()).toBe(0);
    expect((await api.call("getAtTill", { params: { membershipId } }, as(club))).clubPoints).toBe(0);
    await buy(api, club, memberId, 30);
    expect(await points()).toBe(30);
    const { rows } = await api.owner.query(
      "select purchased_at from purchase where chain_id = $1 order by purchased_at desc limit 1",
      [club.chain.id],
    );
    expect(rows[0].purchased_at.toISOString()).toBe("2027-11-21T12:00:00.000Z");
  });

  test("ends no session early, and new sessions have the usual length", async () => {
    const club = await makeClub(api, { sandbox: true });
    const { memberId, token } = await makeMember(api, club);
    const host = club.chain.subdomain;
    await move(club, "2034-01-01");
    expect((await api.ask("getSession", {}, { as: token, host })).status).toBe(200);
    expect((await api.ask("getChain", {}, as(club))).status).toBe(200);
    expect(await api.call("listSessions", {}, { as: token, host })).toHaveLength(1);
    const now = api.clock.now;
    // Long enough for the last use to be written again, after the cache was invalidated.
    api.clock.now = now.add({ minutes: 10 });
    api.services.changes.tell(`member:${club.chain.id}/${memberId}`);
    await move(club, "2034-02-01");
    await api.call("getSession", {}, { as: token, host });
    const endsAt = async () =>
      (await api.owner.query("select expires_at from member_session where member_id = $1", [memberId])).rows[0]
        .expires_at;
    const later = now.add({ hours: 24 * 180, minutes: 10 });
    await expect.poll(async () => (await endsAt()).getTime()).toBe(later.epochMilliseconds);
    api.clock.now = now.add({ hours: 24 * 181 });
    expect((await api.ask("getSession", {}, { as: token, host })).status).toBe(401);
    api.clock.now = now;
  });

  test("keeps links in messages on the server’s clock", async () => {
    const club = await makeClub(api, { sandbox: true });
    const host = club.chain.subdomain;
    const { email } = await makeMember(api, club);
    const ask = (id: string) =>
      api.call("requestPasswordReset", { params: { id }, body: { medium: "EMAIL", email } }, { host });
    const set = (token: string) => {
      const body = { password: "nyttord77", confirmPassword: "nyttord77" };
      return api.call("resetPassword", { params: { token }, body }, { host });
    };
    const address = `ny.${host}@example.com`;
    await api.call("signUpConsumer", { body: { email: address, commercialChainSubdomain: host } });
    await ask(randomUUID());
    const signUp = await linkTo(api, address);
    const late = await linkTo(api, email);
    await move(club, "2030-05-01");
    expect(await api.call("getSignUp", { params: { confirmationId: signUp.token } }, { host })).toMatchObject({
      expired: false,
    });
    await ask(randomUUID());
    await set((await linkTo(api, email)).token);
    expect(await codeOf(set(late.token))).toBe("LINK_NOT_VALID");
    await ask(randomUUID());
    const { token } = await linkTo(api, email);
    const now = api.clock.now;
    api.clock.now = now.add({ hours: 1 });
    expect(await codeOf(set(token))).toBe("LINK_EXPIRED");
    api.clock.now = now;
  });

  test("does not advance platform dates, such as the end of a retired subdomain", async () => {
    const [movedClub, sandbox] = [await makeClub(api), await makeClub(api, { sandbox: true })];
    const old = movedClub.chain.subdomain;
    const fields = (subdomain: string) =>
      ({ commercialName: "Klubb", subdomain, language: "sv", brandColour: "#8b1e3f" }) as const;
    await api.call("updateChain", { body: fields("bortflyttad") }, as(movedClub));
    await move(sandbox, "2030-01-01");
    expect(await codeOf(api.call("updateChain", { body: fields(old) }, as(sandbox)))).toBe("SUBDOMAIN_TAKEN");
    await api.call("updateChain", { body: fields("sandflyttad") }, as(sandbox));
    const { rows } = await api.owner.query("select until::text from retired_subdomain where chain_id = $1", [
      sandbox.chain.id,
    ]);
    expect(rows).toEqual([{ until: "2027-11-21" }]);
  });
});
