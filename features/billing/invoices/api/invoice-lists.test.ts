import { beforeAll, describe, expect, test } from "vitest";
import { anAdmin, aSeller, comeTo, dayPasses, trialClub } from "#tests/api/billing/billing.ts";
import type { Club } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let admin: { as: string };
let first: Club;
let second: Club;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
  await api.call("setSeller", { body: aSeller }, admin);
  [first, second] = [await trialClub(api, "2026-11-14"), await trialClub(api, "2026-11-14")];
  await api.owner.query("update company set name = '=Ärtan' where id = $1", [first.companyId]);
  await api.owner.query("update company set name = 'Bagaren' where id = $1", [second.companyId]);
  await comeTo(api, "2026-11-10");
  for (const { companyId: id, merchant } of [first, second]) {
    await api.call("subscribeCompany", { params: { id } }, { as: merchant.token });
  }
  for (const day of ["2026-12-02", "2027-01-02"]) await dayPasses(api, day);
});

const own = (query: object = {}, { companyId: id }: Club = first, as = first.merchant.token) =>
  api.call("listInvoices", { params: { id }, query }, { as });
const all = (query: object = {}) => api.call("listAllInvoices", { query }, admin);

describe("a company's invoices", () => {
  test("are sorted by a column in both directions", async () => {
    const numbers = (await own()).rows.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect((await own({ sort: "-month" })).rows.map(({ number }) => number)).toEqual(numbers.toReversed());
    const totals = (await own({ sort: "total" })).rows.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect((await own({ sort: "due" })).total).toBe(2);
    expect(await codeOf(own({ sort: "company" }))).toBe("INVALID_INPUT");
  });

  test("are exported in kronor with VAT, due day and paid amount, only to their own merchant", async () => {
    const [invoice] = (await own({ sort: "-number" })).rows;
    const { number = 0, total = 0, vat = 0 } = invoice ?? {};
    await api.call(
      "bookPayment",
      { params: { id: number }, body: { amount: 100, receivedOn: "2027-01-02", reference: "p" } },
      admin,
    );
    const input = { params: { id: first.companyId }, query: { sort: "-number" } };
    const { status, body, headers } = await api.ask("exportInvoices", input, { as: first.merchant.token });
    expect(status).toBe(200);
    expect(decodeURIComponent(String(headers["content-disposition"]))).toContain("fakturor-2027-01-02.csv");
    const lines = (body as Buffer).toString("utf8").split("\r\n").slice(0, -1);
    const kronor = (amount: number) => amount.toFixed(2).replace(".", ",");
    expect(lines).toHaveLength(3);
    expect(lines[1]?.split(";").slice(0, 12)).toEqual([
      String(number),
      "Faktura",
      "2026-11",
      "2026-12-02",
      invoice?.dueOn,
      kronor(total - vat),
      kronor(vat),
      kronor(total),
      kronor(invoice?.fees ?? 0),
      "0,00",
      "100,00",
      kronor(total + (invoice?.fees ?? 0) - 100),
    ]);
    expect((await api.ask("exportInvoices", input, { as: second.merchant.token })).status).toBe(404);
  });
});

describe("every company's invoices", () => {
  test("are sorted by company and then by number", async () => {
    const { rows, total } = await all({ sort: "company" });
    expect([total, rows.map(({ company }) => company)]).toEqual([4, ["=Ärtan", "=Ärtan", "Bagaren", "Bagaren"]]);
    const numbers = rows.map(({ number }) => number);
    expect((await all({ sort: "-company" })).rows.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect((await all({ sort: "company", q: "bagar" })).total).toBe(2);
    for (const q of ["artan", "ÄRTAN", "=ärtan"]) expect((await all({ q })).total).toBe(2);
    expect((await all({ show: "OVERDUE" })).total).toBe(2);
    expect(await codeOf(all({ cursor: "WzFd" }))).toBe("INVALID_INPUT");
  });

  test("are paged by cursor without duplicates or gaps while new invoices are issued", async () => {
    const copy = (n: number) =>
      api.owner.query(
        `insert into invoice (company_id, number, kind, period, language, issued_on, issued_at, due_on, ocr, seller, buyer, net_ore, vat_ore, total_ore, owed_ore)
         select company_id, (select max(number) from invoice) + row_number() over (), 'INVOICE', period - make_interval(months => 12 + $1::int + n::int),
           language, issued_on, issued_at, due_on, lpad(($1::int * 100 + n)::text, 10, '0'), seller, buyer, net_ore, vat_ore, total_ore, owed_ore
         from invoice, generate_series(1, $2::int) n where invoice.id = (select min(id) from invoice)`,
        [n, n === 0 ? 40 : 1],
      );
    await copy(0);
    const before = (await all()).total;
    const seen: number[] = [];
    let cursor: string | null = null;
    let round = 0;
    do {
      const page: Awaited<ReturnType<typeof all>> = await all({ ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ number }) => number));
      cursor = page.nextCursor;
      round += 1;
      await copy(100 * round);
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([before, before]);
  });

  test("are exported as listed, with cells that spreadsheets do not run", async () => {
    const { body } = await api.ask(
      "exportAllInvoices",
      { query: { show: "OPEN", sort: "company", q: "ärtan" } },
      admin,
    );
    const lines = (body as Buffer).toString("utf8").split("\r\n").slice(0, -1);
    expect(lines[0]).toMatch(/^\uFEFFFöretag;Nummer;Typ;/);
    expect(lines.slice(1).every((line) => line.startsWith("'=Ärtan;"))).toBe(true);
    expect(lines.length).toBeGreaterThan(2);
    expect(await codeOf(api.call("exportAllInvoices", { query: {} }, { as: first.merchant.token }))).toBe("NO_ACCESS");
  });
});
