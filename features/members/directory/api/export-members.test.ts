import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const { memberId } = await makeMember(api, club, {
    first_name: "=HYPERLINK(1)",
    last_name: 'Ö"; drop',
    phone: "+46701234567",
    zip_code: "01122",
    city: "Malmö",
    home_location_id: club.locationIds[0],
  });
  await buy(api, club, memberId, 249.5);
  await makeMember(api, club, { first_name: "Bo", last_name: "Ek", home_location_id: club.locationIds[1] ?? null });
});

const ask = (query: object, token = club.merchant.token) =>
  api.ask("exportMembers", { query }, { as: token, chain: club.chain.subdomain });

async function linesOf(request: ReturnType<typeof ask>): Promise<string[]> {
  const { status, body } = await request;
  expect(status).toBe(200);
  return (body as Buffer).toString("utf8").split("\r\n");
}

describe("the member list's CSV file", () => {
  test("opens in a Swedish spreadsheet and contains no executable formulas", async () => {
    const { body, headers } = await ask({ sort: "total" });
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(decodeURIComponent(String(headers["content-disposition"]))).toContain("medlemmar-2026-11-21.csv");
    expect([...(body as Buffer).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [headings, first] = (body as Buffer).toString("utf8").split("\r\n");
    expect(headings).toMatch(/^\uFEFFMedlemsnummer;Förnamn;Efternamn;E-post;Telefon;/);
    expect(first).toMatch(/^'\d{12};'=HYPERLINK\(1\);"Ö""; drop";/);
    expect(first).toContain(";'+46701234567;");
    expect(first).toContain(";'01122;Malmö;");
    expect(first).toContain(";249,50;249;");
  });

  test("is filtered and sorted like the list, in the staff member’s language", async () => {
    expect((await linesOf(ask({ sort: "name" }))).length).toBe(4);
    const english = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", club.locationIds, { language: "en" });
    const lines = await linesOf(ask({ q: "bo ek" }, english.token));
    expect(lines[0]).toContain("Membership number;First name");
    expect(lines.slice(1)).toEqual([expect.stringContaining(";Bo;Ek;"), ""]);
    expect((await ask({ sort: "password_hash" })).status).toBe(400);
  });

  test("has only a local merchant’s own members, and the audit trail records the exporter and the count", async () => {
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    const lines = await linesOf(ask({}, local.token));
    expect(lines.slice(1)).toEqual([expect.stringContaining("HYPERLINK"), ""]);
    const { rows } = await api.owner.query(
      "select subject, detail from audit_entry where act = 'export-list' and account_id = $1",
      [local.accountId],
    );
    expect(rows).toEqual([{ subject: "members", detail: { rows: 1, searched: false } }]);
  });

  test.each(["registered", "home"])("contains every member once, sorted by %s", async (sort) => {
    const many = await makeClub(api);
    await api.owner.query(
      `insert into member (chain_id, membership_number, email, first_name)
       select $1, lpad(n::text, 12, '0'), n || '@example.com', 'N' || n from generate_series(1, 2300) n`,
      [many.chain.id],
    );
    const { body } = await api.ask(
      "exportMembers",
      { query: { sort } },
      { as: many.merchant.token, chain: many.chain.subdomain },
    );
    const emails = (body as Buffer).toString().match(/\d+@example\.com/g) ?? [];
    expect([emails.length, new Set(emails).size]).toEqual([2300, 2300]);
  });
});
