import { beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { anAdmin, aSeller, comeTo, dayPasses, moment, toldMerchant, trialClub } from "#tests/api/billing/billing.ts";
import type { Club } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { issueInvoice } from "./issue-invoices.ts";

let api: TestApi;
let admin: { as: string };
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
  await api.call("setSeller", { body: aSeller }, admin);
});

const of = (club: Club) => [{ params: { id: club.companyId } }, { as: club.merchant.token }] as const;
const billingOf = (club: Club) => api.call("getBilling", ...of(club));
const subscribe = (club: Club) => api.call("subscribeCompany", ...of(club));
const invoicesOf = async (club: Club) => {
  const [input, options] = of(club);
  return (await api.call("listInvoices", { ...input, query: {} }, options)).rows;
};
const suspendedFrom = async (club: Club) => {
  const { rows } = await api.owner.query("select suspended_from::text as day from chain where id = $1", [
    club.chain.id,
  ]);
  return rows[0].day;
};

/** Returns a club that subscribed during its trial, which ended on 14 November. */
async function subscribed() {
  const club = await trialClub(api, "2026-11-14");
  await comeTo(api, "2026-11-10");
  await subscribe(club);
  return club;
}

describe("a trial", () => {
  test("suspends the club from the day after its last day; a subscription made during the trial starts on that day", async () => {
    const club = await trialClub(api, "2026-11-14");
    expect(await suspendedFrom(club)).toBe("2026-11-15");
    await comeTo(api, "2026-11-10");
    const { standing } = await subscribe(club);
    expect(standing).toMatchObject({ state: "ACTIVE", subscription: { from: "2026-11-15", through: null } });
    expect(await suspendedFrom(club)).toBeNull();
  });

  test("without a subscription notifies the merchant once at 7, 3, 1 and 0 days left and at its end", async () => {
    const club = await trialClub(api, "2026-11-14");
    for (const day of [6, 7, 7, 11, 13, 14, 15, 16]) await dayPasses(api, `2026-11-${String(day).padStart(2, "0")}`);
    expect(await toldMerchant(api, club)).toEqual([
      "Din provperiod slutar om 7 dagar",
      "Din provperiod slutar om 3 dagar",
      "Din provperiod slutar i morgon",
      "Din provperiod slutar i dag",
      "Klubben är pausad",
    ]);
  });

  test("that has ended reopens the club on the day the merchant subscribes", async () => {
    const club = await trialClub(api, "2026-11-14");
    await comeTo(api, "2026-11-20");
    expect((await billingOf(club)).standing).toMatchObject({ state: "SUSPENDED", suspendedFrom: "2026-11-15" });
    expect((await subscribe(club)).standing).toMatchObject({ state: "ACTIVE", subscription: { from: "2026-11-20" } });
    expect(await codeOf(subscribe(club))).toBe("ALREADY_SUBSCRIBED");
  });
});

describe("a billed month", () => {
  test("is invoiced once, on the second day of the next month, with one line per point of sale for the subscribed days", async () => {
    const club = await subscribed();
    await dayPasses(api, "2026-12-01");
    expect(await invoicesOf(club)).toEqual([]);
    await dayPasses(api, "2026-12-02");
    await dayPasses(api, "2026-12-02");
    const [invoice, ...others] = await invoicesOf(club);
    expect(others).toEqual([]);
    // 299 kr a month for 16 of 30 days: 159.47 kr per point of sale.
    expect(invoice).toMatchObject({ period: "2026-11-01", issuedOn: "2026-12-02", dueOn: "2026-12-22" });
    expect(invoice).toMatchObject({ total: 398.68, vat: 79.74, owed: 398.68, credited: false });
    expect(invoice?.lines.map(({ for: what, net }) => [what, net])).toEqual([
      [expect.objectContaining({ kind: "LOCATION", location: "Norr", days: 16, daysInMonth: 30 }), 159.47],
      [expect.objectContaining({ kind: "LOCATION", location: "Soder", days: 16 }), 159.47],
    ]);
    expect((await toldMerchant(api, club)).at(-1)).toMatch(/^Faktura \d+ från Stammis: 398,68/);
  });

  test("is invoiced once per company under concurrent issuing, and the numbers have no gap", async () => {
    const clubs = await Array.fromAsync({ length: 4 }, subscribed);
    const now = moment("2026-12-02");
    const month = Temporal.PlainDate.from("2026-11-01");
    const companyIds = clubs.flatMap(({ companyId }) => [companyId, companyId]);
    const made = await Promise.all(companyIds.map((id) => issueInvoice(api.services, id, { month, now })));
    expect(made.filter((number) => number !== null)).toHaveLength(4);
    for (const club of clubs) expect(await invoicesOf(club)).toHaveLength(1);
    const { rows } = await api.owner.query("select max(number) - min(number) + 1 = count(*) as whole from invoice");
    expect(rows).toEqual([{ whole: true }]);
  });

  test("charges purchased SMS credits once, also those of a trial", async () => {
    const club = await trialClub(api, "2026-12-24");
    for (const day of ["2026-11-05", "2026-11-30", "2026-12-01"]) {
      await comeTo(api, day);
      const at = { as: club.merchant.token, chain: club.chain.subdomain };
      await api.call("buySmsCredits", { body: { credits: 100, price: 95 } }, at);
    }
    await dayPasses(api, "2026-12-02");
    const [invoice] = await invoicesOf(club);
    expect(invoice?.lines).toHaveLength(2);
    expect(invoice).toMatchObject({ total: 237.5, lines: [{ for: { kind: "SMS", boughtOn: "2026-11-05" } }, {}] });
    await dayPasses(api, "2027-01-02");
    expect((await invoicesOf(club)).map(({ lines }) => lines.length)).toEqual([expect.any(Number), 2]);
    const { rows } = await api.owner.query("select count(*)::int as lines from invoice_line where sms_chain_id = $1", [
      club.chain.id,
    ]);
    expect(rows).toEqual([{ lines: 3 }]);
  });

  test("charges SMS credits of earlier months that are on no invoice yet", async () => {
    const club = await subscribed();
    const at = { as: club.merchant.token, chain: club.chain.subdomain };
    await api.call("buySmsCredits", { body: { credits: 100, price: 95 } }, at);
    await api.owner.query("update sms_purchase set period = '2025-10-01' where chain_id = $1", [club.chain.id]);
    await dayPasses(api, "2026-12-02");
    const [invoice] = await invoicesOf(club);
    expect(invoice?.lines.map(({ for: { kind } }) => kind)).toEqual(["LOCATION", "LOCATION", "SMS"]);
  });

  test("counts the members at its end, and a point of sale until the day before it closed", async () => {
    const club = await subscribed();
    await api.owner.query(
      `with own as (insert into plan (name, offered) values ($2, false) returning id),
         price as (insert into plan_price (plan_id, from_day, location_ore, member_ore, members_included)
           select id, '2026-01-01', 30000, 100, 1 from own)
       update company_plan set plan_id = own.id from own where company_id = $1`,
      [club.companyId, club.chain.subdomain],
    );
    await api.owner.query(
      `insert into member (chain_id, membership_number, email, registered_at, removed_at) values
         ($1, '000000000001', 'stays@example.com', '2026-01-01', null),
         ($1, '000000000002', null, '2026-01-01', '2026-12-01T12:00:00Z'),
         ($1, '000000000003', null, '2026-01-01', '2026-11-20T12:00:00Z'),
         ($1, '000000000004', 'later@example.com', '2026-12-01T12:00:00Z', null)`,
      [club.chain.id],
    );
    await api.owner.query("update location set closed_at = '2026-11-25T12:00:00Z' where id = $1", [
      club.locationIds[1],
    ]);
    await dayPasses(api, "2026-12-02");
    const [invoice] = await invoicesOf(club);
    expect(invoice?.lines.map((line) => line.for)).toMatchObject([
      { kind: "LOCATION", days: 16 },
      { kind: "LOCATION", days: 10 },
      { kind: "MEMBERS", members: 1, included: 1 },
    ]);
  });

  test("is invoiced only once the platform's seller details are complete", async () => {
    const club = await subscribed();
    await api.call("setSeller", { body: { ...aSeller, bankgiro: "" } }, admin);
    expect((await api.call("getSeller", {}, admin)).complete).toBe(false);
    await dayPasses(api, "2026-12-02");
    expect(await invoicesOf(club)).toEqual([]);
    await api.call("setSeller", { body: aSeller }, admin);
    await dayPasses(api, "2026-12-03");
    expect(await invoicesOf(club)).toHaveLength(1);
  });
});

describe("an unpaid invoice", () => {
  async function invoiced() {
    const club = await subscribed();
    await dayPasses(api, "2026-12-02");
    const [invoice] = await invoicesOf(club);
    return { club, number: invoice?.number ?? 0, total: invoice?.total ?? 0 };
  }
  const pay = (number: number, amount: number, reference: string) =>
    api.ask("bookPayment", { params: { id: number }, body: { amount, receivedOn: "2026-12-02", reference } }, admin);

  test("gets two reminders, the second with a fee, suspends the clubs after thirty days and ends the subscription after sixty", async () => {
    const { club } = await invoiced();
    expect(await suspendedFrom(club)).toBe("2027-01-21");
    await dayPasses(api, "2026-12-27");
    await dayPasses(api, "2026-12-27");
    expect((await invoicesOf(club))[0]).toMatchObject({ fees: 0, owed: 398.68 });
    await dayPasses(api, "2027-01-06");
    const standing = async () => (await billingOf(club)).standing.state;
    expect((await invoicesOf(club)).at(-1)).toMatchObject({ fees: 60, owed: 458.68 });
    expect(await standing()).toBe("PAST_DUE");
    await comeTo(api, "2027-01-21");
    expect(await standing()).toBe("SUSPENDED");
    await dayPasses(api, "2027-02-20");
    expect((await billingOf(club)).standing.subscription?.through).toBe("2027-02-19");
  });

  test("reopens the clubs as soon as it is paid; a repeated payment reference is refused", async () => {
    const { club, number, total } = await invoiced();
    await dayPasses(api, "2027-01-25");
    const before = (await invoicesOf(club)).find((invoice) => invoice.number === number);
    expect(before?.owed).toBeGreaterThanOrEqual(total);
    expect(await suspendedFrom(club)).toBe("2027-01-21");
    const answers = await Promise.all([1, 2, 3].map(() => pay(number, before?.owed ?? 0, `bank ${number}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // December was invoiced in between and is due later.
    expect(await suspendedFrom(club)).not.toBe("2027-01-21");
    expect((await toldMerchant(api, club)).filter((subject) => subject.startsWith("Tack!"))).toHaveLength(1);
  });

  test("passes an overpayment on to the next invoice, and owes nothing after it is credited", async () => {
    const { club, number, total } = await invoiced();
    await pay(number, total + 100, `more ${number}`);
    expect(await billingOf(club)).toMatchObject({ owed: 0, credit: 100 });
    await dayPasses(api, "2027-01-02");
    const [next] = await invoicesOf(club);
    expect(next?.owed).toBe((next?.total ?? 0) - 100);
    const reason = "Fel pris";
    const credit = () => api.ask("creditInvoice", { params: { id: number }, body: { reason } }, admin);
    const answers = await Promise.all([credit(), credit()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [note] = await invoicesOf(club);
    expect(note).toMatchObject({ kind: "CREDIT_NOTE", total, owed: 0 });
    // The payment of the credited invoice now covers the other one.
    expect(await billingOf(club)).toMatchObject({
      owed: Math.max(0, Math.round(((next?.total ?? 0) - total - 100) * 100) / 100),
    });
  });
});

describe("a cancelled subscription", () => {
  test("lasts to the end of the month, can be renewed until then, and then suspends the clubs", async () => {
    const club = await subscribed();
    await comeTo(api, "2026-12-10");
    const subscription = await api.call("leaveSubscription", ...of(club));
    expect(subscription.standing).toMatchObject({ state: "LEAVING", suspendedFrom: "2027-01-01" });
    expect((await subscribe(club)).standing).toMatchObject({ state: "ACTIVE", suspendedFrom: null });
    await api.call("leaveSubscription", ...of(club));
    expect(await codeOf(api.call("leaveSubscription", ...of(club)))).toBe("NOT_SUBSCRIBED");
    await dayPasses(api, "2027-01-02");
    await dayPasses(api, "2027-02-02");
    expect((await invoicesOf(club)).map(({ period }) => period)).toEqual(["2026-12-01", "2026-11-01"]);
  });
});

test("passes all billing checks after the tests", async () => {
  const checks = await runChecks(api.services.db.platform);
  expect(checks.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

describe("another company's billing", () => {
  test("returns 404 for its standing, its invoices and every change to it", async () => {
    const [club, other] = [await subscribed(), await subscribed()];
    await dayPasses(api, "2026-12-02");
    const number = (await invoicesOf(other))[0]?.number ?? 0;
    const as = { as: club.merchant.token };
    const params = { id: other.companyId };
    const requests = [
      api.call("getBilling", { params }, as),
      api.call("setBilling", { params, body: { invoiceEmail: "", reference: "x", language: "sv" } }, as),
      api.call("subscribeCompany", { params }, as),
      api.call("leaveSubscription", { params }, as),
      api.call("listInvoices", { params, query: {} }, as),
      api.call("getInvoice", { params: { id: number }, query: {} }, as),
    ];
    expect(await Promise.all(requests.map(codeOf))).toEqual(requests.map(() => "NOT_FOUND"));
    const file = await api.ask("getInvoice", { params: { id: number }, query: {} }, { as: other.merchant.token });
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await api.ask("getInvoice", { params: { id: number }, query: {} }, admin)).status).toBe(200);
  });
});
