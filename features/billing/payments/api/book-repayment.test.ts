import { beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { anAdmin, aSeller, comeTo, dayPasses, toldMerchant, trialClub } from "#tests/api/billing/billing.ts";
import type { Club } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let admin: { as: string };
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
  await api.call("setSeller", { body: aSeller }, admin);
});

/** Returns a company that was invoiced on 2 December. */
async function invoiced() {
  const club = await trialClub(api, "2026-11-14");
  await comeTo(api, "2026-11-10");
  await api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });
  await dayPasses(api, "2026-12-02");
  const [invoice] = await ofCompany(club);
  const { number = 0, total = 0 } = invoice ?? {};
  return { club, number, total };
}
const ofCompany = async (club: Club) =>
  (await api.call("listAllInvoices", { query: {} }, admin)).rows.filter(
    ({ companyId }) => companyId === club.companyId,
  );
const repayableOf = async (club: Club, number: number) =>
  (await ofCompany(club)).find((invoice) => invoice.number === number)?.repayable;
const pay = (number: number, amount: number, reference: string) =>
  api.call("bookPayment", { params: { id: number }, body: { amount, receivedOn: "2026-12-02", reference } }, admin);
const credit = (number: number) =>
  api.call("creditInvoice", { params: { id: number }, body: { reason: "Fel pris" } }, admin);
const repay = (number: number, amount: number, more: { repaidOn?: string; reference?: string } = {}) =>
  api.call(
    "bookRepayment",
    { params: { id: number }, body: { amount, repaidOn: "2026-12-02", reference: `back ${number}`, ...more } },
    admin,
  );

/** Returns the receivables in the bookkeeping file, in öre. */
async function receivables(): Promise<number> {
  const query = { from: "2026-01-01", until: "2027-12-31" };
  const { body } = await api.ask("getBookkeeping", { query }, admin);
  return String(body)
    .split("\r\n")
    .reduce((sum, line) => sum + Math.round(Number(/^#TRANS 1510 \{\} (-?[\d.]+)$/.exec(line)?.[1] ?? 0) * 100), 0);
}

describe("a payment of a credited invoice", () => {
  test("is repaid once, mailed and booked, and leaves no credit for the next invoice", async () => {
    const { club, number, total } = await invoiced();
    const before = await receivables();
    await pay(number, total, `paid ${number}`);
    expect(await repayableOf(club, number)).toBe(0);
    expect(await codeOf(repay(number, total))).toBe("NOTHING_TO_REPAY");
    await credit(number);
    expect(await repayableOf(club, number)).toBe(total);
    expect(await repay(number, 100)).toMatchObject({ repayable: Math.round((total - 100) * 100) / 100 });
    expect(await codeOf(repay(number, 100))).toBe("ALREADY_BOOKED");
    expect(await codeOf(repay(number, total, { reference: "more" }))).toBe("MORE_THAN_REPAYABLE");
    await repay(number, Math.round((total - 100) * 100) / 100, { reference: "the rest" });
    expect(await repayableOf(club, number)).toBe(0);
    const billing = await api.call("getBilling", { params: { id: club.companyId } }, { as: club.merchant.token });
    expect(billing).toMatchObject({ owed: 0, credit: 0 });
    // Invoice, payment, credit note and repayment cancel out in this company's receivables.
    expect(before - (await receivables())).toBe(Math.round(total * 100));
    expect((await toldMerchant(api, club)).slice(-2)).toEqual([
      expect.stringMatching(/^Vi har betalat tillbaka 100,00/),
      expect.stringMatching(/^Vi har betalat tillbaka 298,68/),
    ]);
  });

  test("cannot be repaid once it covers another invoice, or with a future day", async () => {
    const { club, number, total } = await invoiced();
    await dayPasses(api, "2027-01-02");
    await pay(number, total, `first ${number}`);
    await credit(number);
    expect(await repayableOf(club, number)).toBe(0);
    expect(await codeOf(repay(number, 1))).toBe("NOTHING_TO_REPAY");
    expect(await codeOf(repay(number, 1, { repaidOn: "2027-01-03" }))).toBe("DATE_IN_FUTURE");
  });

  test("is repaid once under concurrent bookings with different references", async () => {
    const { club, number, total } = await invoiced();
    await pay(number, total + 10, `beyond ${number}`);
    expect(await repayableOf(club, number)).toBe(10);
    const answers = await Promise.allSettled(
      [1, 2, 3].map((one) => repay(number, 10, { reference: `at once ${one}` })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await repayableOf(club, number)).toBe(0);
  });
});

test("the booked receivables equal the companies’ debts less their overpayments, and all checks pass", async () => {
  const { rows } = await api.owner.query<{ ore: string }>(
    `select sum(total_ore + fees_ore - credited_ore) - (select sum(amount_ore) from payment)
       + (select sum(amount_ore) from repayment) as ore from invoice where kind = 'INVOICE'`,
  );
  expect(await receivables()).toBe(Number(rows[0]?.ore));
  const checks = await runChecks(api.services.db.platform);
  expect(checks.filter(({ violations }) => violations.length > 0)).toEqual([]);
});
