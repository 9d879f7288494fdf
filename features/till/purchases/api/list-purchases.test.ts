import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const list = (query: Record<string, unknown>, as = club.merchant.token) =>
  api.call("listPurchases", { query }, { as, chain: club.chain.subdomain });

describe("the list of purchases", () => {
  test("is searched by the member’s name, phone, e-mail or number", async () => {
    const ebba = await makeMember(api, club, { first_name: "Ebba", last_name: "Åkesson", phone: "+46701740605" });
    const other = await makeMember(api, club, { first_name: "Nils" });
    await buy(api, club, ebba.memberId, 100);
    await buy(api, club, other.memberId, 100);
    for (const q of ["ebba", "Åkes", "ebba åkesson", "070-1740605", ebba.email, ebba.membershipNumber]) {
      const { rows, total } = await list({ q });
      expect({ q, total, ids: rows.map(({ member }) => member.id) }).toEqual({ q, total: 1, ids: [ebba.memberId] });
    }
    expect((await list({ q: "100%" })).rows).toEqual([]);
  });

  test("shows the buyer’s name, a missing name or a former member, also in its file", async () => {
    const own = await makeClub(api);
    const as = { as: own.merchant.token, chain: own.chain.subdomain };
    const nameless = await makeMember(api, own, { first_name: "", last_name: "" });
    const leaving = await makeMember(api, own, { first_name: "Bo", last_name: "Ek" });
    await buy(api, own, nameless.memberId, 10);
    await buy(api, own, leaving.memberId, 20);
    await api.call("removeMember", { params: { id: leaving.memberId } }, as);
    const { rows } = await api.call("listPurchases", { query: { sort: "amount" } }, as);
    expect(rows.map(({ member }) => [member.firstName, member.left])).toEqual([
      ["", true],
      ["", false],
    ]);
    const { body } = await api.ask("exportPurchases", { query: { sort: "amount" } }, as);
    const lines = (body as Buffer).toString().trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(";").slice(2, 4))).toEqual([
      ["", "Har lämnat klubben"],
      [`'${nameless.membershipNumber}`, ""],
    ]);
  });

  test("has every purchase once across pages, newest first", async () => {
    const { memberId } = await makeMember(api, club);
    const now = api.clock.now;
    for (let n = 0; n < 32; n++) {
      // Several purchases have the same moment, so that the id decides.
      if (n % 3 === 0) api.clock.now = api.clock.now.add({ seconds: 1 });
      await buy(api, club, memberId, n + 1);
    }
    const amounts: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ memberId, ...(cursor && { cursor }) });
      expect(page.total).toBe(32);
      expect(page.rows.length).toBeLessThanOrEqual(15);
      amounts.push(...page.rows.map(({ totalAmount }) => totalAmount));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(amounts).toEqual(Array.from({ length: 32 }, (_, n) => 32 - n));
    api.clock.now = now;
  });

  test("returns the same page by number and by cursor", async () => {
    const { memberId } = await makeMember(api, club);
    for (let n = 1; n <= 20; n++) await buy(api, club, memberId, n);
    const first = await list({ memberId });
    const byKey = await list({ memberId, cursor: first.nextCursor });
    const byNumber = await list({ memberId, page: 2 });
    expect(byNumber).toEqual(byKey);
    expect(byNumber.rows).toHaveLength(5);
    expect(await list({ memberId, page: 3 })).toMatchObject({ rows: [], nextCursor: null, total: 20 });
  });

  test.each([
    ["amount", [30, 20, 10]],
    ["-amount", [10, 20, 30]],
    ["date", [20, 30, 10]],
    ["-date", [10, 30, 20]],
  ])("is sorted by %s", async (sort, amounts) => {
    const { memberId } = await makeMember(api, club);
    for (const amount of [10, 30, 20]) {
      api.clock.now = api.clock.now.add({ seconds: 1 });
      await buy(api, club, memberId, amount);
    }
    expect((await list({ memberId, sort })).rows.map(({ totalAmount }) => totalAmount)).toEqual(amounts);
  });

  test("is sorted by name alphabetically, the same by cursor and by page number", async () => {
    const own = await makeClub(api);
    const names = ["Östen", "anna", "Ärla", "Zeb", "Åke", "Bo"];
    for (const first_name of names) {
      const { memberId } = await makeMember(api, own, { first_name, last_name: "" });
      for (let n = 0; n < 4; n++) await buy(api, own, memberId, 10);
    }
    const ask = (query: Record<string, unknown>) =>
      api.call("listPurchases", { query }, { as: own.merchant.token, chain: own.chain.subdomain });
    const first = await ask({ sort: "member" });
    const second = await ask({ sort: "member", cursor: first.nextCursor });
    expect(second).toEqual(await ask({ sort: "member", page: 2 }));
    const firstNames = [...first.rows, ...second.rows].map(({ member }) => member.firstName);
    expect([...new Set(firstNames)]).toEqual(["anna", "Bo", "Zeb", "Åke", "Ärla", "Östen"]);
    expect(firstNames).toHaveLength(24);
  });

  test("filters by full days in the club’s time zone", async () => {
    const own = await makeClub(api);
    const { memberId } = await makeMember(api, own);
    const ask = (query: Record<string, unknown>) =>
      api.call("listPurchases", { query }, { as: own.merchant.token, chain: own.chain.subdomain });
    const before = api.clock.now;
    // Purchases at 23.30 on 1 May and at 0.30 on 2 May in Stockholm.
    for (const [at, amount] of [
      ["2026-05-01T21:30:00Z", 100],
      ["2026-05-01T22:30:00Z", 40],
      ["2026-05-02T21:59:59Z", 7],
      ["2026-05-02T22:00:00Z", 1],
    ] as const) {
      api.clock.now = Temporal.Instant.from(at);
      await buy(api, own, memberId, amount);
    }
    expect(await ask({ since: "2026-05-02", until: "2026-05-02" })).toMatchObject({ total: 2 });
    expect(await ask({ since: "2026-05-03" })).toMatchObject({ total: 1 });
    expect(await ask({ until: "2026-05-01" })).toMatchObject({ total: 1 });
    expect(await ask({ since: "2026-06-01" })).toMatchObject({ rows: [], total: 0 });
    api.clock.now = before;
  });

  test("counts to 1 000, and then only reports that there are more", async () => {
    const own = await makeClub(api);
    const { memberId } = await makeMember(api, own);
    await api.owner.query(
      `insert into purchase (chain_id, member_id, location_id, amount_ore, purchased_at, purchased_on, registration_key)
        select $1, $2, $3, 1000, $4::timestamptz + n * interval '1 second', $4::timestamptz::date, gen_random_uuid() from generate_series(1, 1020) as n`,
      [own.chain.id, memberId, own.locationIds[0], api.clock.now.toString()],
    );
    const ask = (query: Record<string, unknown>) =>
      api.call("listPurchases", { query }, { as: own.merchant.token, chain: own.chain.subdomain });
    const last = await ask({ page: 66 });
    expect(last.total).toBe(1_001);
    expect(last.rows).toHaveLength(15);
    expect((await ask({ cursor: last.nextCursor })).rows).toHaveLength(15);
    const beyond = await api.ask(
      "listPurchases",
      { query: { page: 68 } },
      { as: own.merchant.token, chain: own.chain.subdomain },
    );
    expect(beyond.status).toBe(400);
  });

  test("refuses an invalid cursor", async () => {
    const { status } = await api.ask(
      "listPurchases",
      { query: { cursor: "nonsense" } },
      { as: club.merchant.token, chain: club.chain.subdomain },
    );
    expect(status).toBe(400);
  });

  test("shows staff the purchases of their own points of sale only", async () => {
    const { token } = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    expect(await list({}, token)).toMatchObject({ rows: [], total: 0 });
  });

  test("is exported with decimal commas, and pending purchases have a separate file", async () => {
    const { memberId, membershipNumber } = await makeMember(api, club, { first_name: "Fia", last_name: "Ek" });
    await buy(api, club, memberId, 249.5);
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    const { body } = await api.ask("exportPurchases", { query: { memberId } }, as);
    const lines = (body as Buffer).toString().split("\r\n");
    expect(lines[0]).toContain("Köp;Datum;Medlemsnummer;");
    expect(lines[1]).toMatch(
      new RegExp(`^\\d+;2026-11-2\\d \\d\\d:\\d\\d;'${membershipNumber};Fia Ek;Norr;.*;249,50;0,00;0,00;249,50;249;0;`),
    );
    expect(lines).toHaveLength(3);
    const waiting = await api.ask("exportPendingPurchases", { query: {} }, as);
    expect((waiting.body as Buffer).toString()).toMatch(/^\uFEFFDatum;E-post;/);
  });
});
