import { beforeAll, describe, expect, test } from "vitest";
import { anAdmin } from "#tests/api/billing/billing.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let admin: { as: string };
let club: Club;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
  club = await makeClub(api);
  await makeMember(api, club);
  for (const [name, city, trial] of [
    ["Ärtan", "Höör", "2026-12-01"],
    ["Bagaren", "Åre", null],
    ["Bagaren", "Borås", "2026-11-30"],
    ["=1+1", "Höör", "2026-12-02"],
  ]) {
    await api.owner.query("insert into company (name, postal_city, trial_ends_on) values ($1, $2, $3)", [
      name,
      city,
      trial,
    ]);
  }
});

const list = (query: object = {}) => api.call("listCompanies", { query }, admin);
const namesOf = async (query: object) => (await list(query)).rows.map(({ name }) => name);
async function linesOf(query: object) {
  const { status, body, headers } = await api.ask("exportCompanies", { query }, admin);
  expect(status).toBe(200);
  expect(decodeURIComponent(String(headers["content-disposition"]))).toMatch(/företag-\d{4}-\d\d-\d\d\.csv/);
  return (body as Buffer).toString("utf8").split("\r\n").slice(0, -1);
}

describe("the platform's companies", () => {
  test("are sorted by a column in both directions, and equal ones by age", async () => {
    const byName = (await list({ sort: "company", q: "ba" })).rows.filter(({ name }) => name === "Bagaren");
    expect(byName.map(({ city }) => city)).toEqual(["Åre", "Borås"]);
    expect(await namesOf({ sort: "-company" })).toEqual((await namesOf({ sort: "company" })).toReversed());
    expect((await namesOf({ sort: "company" })).at(-1)).toBe("Ärtan");
    expect((await list({ sort: "city" })).rows.at(-1)?.city).toBe("Åre");
    expect((await list({ sort: "members" })).rows[0]?.id).toBe(club.companyId);
    expect((await list({ sort: "trial" })).rows[0]?.trialEndsOn).toBeNull();
    expect((await namesOf({})).slice(0, 2)).toEqual(["=1+1", "Bagaren"]);
    expect(await codeOf(list({ sort: "email" }))).toBe("INVALID_INPUT");
  });

  test("are found by name, city and club, with or without accents", async () => {
    const { rows } = await api.owner.query(
      "insert into company (name, postal_city, trial_ends_on) values ('Ængströms Café 100 %', 'Malmö', '2099-01-01') returning id::int",
    );
    const { id } = rows[0];
    await api.owner.query("insert into chain (company_id, name, commercial_name, subdomain) values ($1, $2, $2, $3)", [
      ...[id, "Crème Brûlée", "creme"],
    ]);
    const findIds = async (q: string) => (await list({ q })).rows.map((row) => row.id);
    for (const q of ["aengstroms cafe", "ÆNGSTRÖMS", "malmo", "MALMÖ", "creme brulee", "Crème BR", "100 %"])
      expect({ q, found: await findIds(q) }).toEqual({ q, found: [id] });
    expect(await findIds("café_100")).toEqual([]);
  });

  test("are paged by cursor without duplicates or gaps while new ones are added", async () => {
    await api.owner.query(
      "insert into company (name, trial_ends_on) select 'Rad', '2099-01-01' from generate_series(1, 33)",
    );
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ sort: "company", ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
      await api.owner.query("insert into company (name, trial_ends_on) values ('Abborren', '2099-01-01')");
    } while (cursor);
    const { rows } = await api.owner.query("select count(*)::int from company where name <> 'Abborren'");
    expect([seen.length, new Set(seen).size]).toEqual([rows[0].count, rows[0].count]);
  });

  test("are exported as listed, with escaped formulas and an audit entry", async () => {
    const lines = await linesOf({ sort: "-company", q: "Höör" });
    expect(lines[0]).toMatch(/^\uFEFFFöretag;Organisationsnummer;Ort;Klubbar;Medlemmar;/);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^Ärtan;;Höör;;0;Provperiod;;2026-12-01;\d{4}-/),
      expect.stringMatching(/^'=1\+1;;Höör;;0;Provperiod;;2026-12-02;/),
    ]);
    const auditQuery = "select subject, detail from platform_audit_entry where act = 'export-list'";
    expect((await api.owner.query(auditQuery)).rows).toEqual([
      { subject: "companies", detail: { rows: 2, searched: true } },
    ]);
    expect(await codeOf(api.call("exportCompanies", { query: {} }, { as: club.merchant.token }))).toBe("NO_ACCESS");
  });

  test("show their state and plan and are filtered by state, also in the exported file", async () => {
    const { rows } = await api.owner.query("select id from company where name = '=1+1'");
    const { id } = rows[0];
    await api.owner.query("insert into subscription (company_id, from_day) values ($1, '2026-11-01')", [id]);
    await api.owner.query(
      `insert into company_plan (company_id, from_day, plan_id)
       select $1, day, plan.id from plan, (values (date '2026-11-01'), ('2099-01-01')) as days (day)`,
      [id],
    );
    const { name: plan } = (await api.owner.query("select name from plan")).rows[0];
    expect((await list({ q: "Höör", sort: "company" })).rows).toMatchObject([
      { name: "=1+1", state: "ACTIVE", plan },
      { name: "Ärtan", state: "TRIAL", plan: null },
    ]);
    expect(await namesOf({ q: "Höör", standing: "PAYING" })).toEqual(["=1+1"]);
    expect(await namesOf({ q: "Höör", standing: "TRIAL" })).toEqual(["Ärtan"]);
    expect(await namesOf({ standing: "SUSPENDED" })).toEqual([]);
    expect((await list({ standing: "NOT_OPENED" })).rows).toMatchObject([{ city: "Åre", state: null, plan: null }]);
    expect(await linesOf({ standing: "PAYING" })).toEqual([
      expect.anything(),
      expect.stringMatching(`;0;Aktivt;${plan};2026-12-02;`),
    ]);
    expect(await codeOf(list({ standing: "RICH" }))).toBe("INVALID_INPUT");
  });

  test("are found by their merchants, invited people and clubs", async () => {
    const email = "siv.sol@example.com";
    await api.owner.query("update account set email = $2, first_name = 'Siv', last_name = 'Sol' where id = $1", [
      club.merchant.accountId,
      email,
    ]);
    const invited = { email: "mats@example.com", firstName: "Mats", lastName: "Moln", companyName: "Molnet" };
    await api.call("inviteMerchant", { body: invited }, admin);
    const countMatches = async (q: string) =>
      (await list({ q })).rows.map(({ id, name }) => (id === club.companyId ? 0 : name));
    expect(await countMatches("siv.sol@")).toEqual([0]);
    expect(await countMatches("siv sol")).toEqual([0]);
    expect(await countMatches(club.chain.subdomain)).toEqual([0]);
    expect(await countMatches("mats@")).toEqual(["Molnet"]);
    expect(await countMatches("Mats Moln")).toEqual(["Molnet"]);
  });
});
