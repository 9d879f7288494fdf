import { beforeAll, describe, expect, test } from "vitest";
import { issueInvoice } from "#features/billing/invoices/api/issue-invoices.ts";
import { anAdmin, aSeller, comeTo, dayPasses, moment, trialClub } from "#tests/api/billing/billing.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";

let api: TestApi;
let admin: { as: string };
let number: number;
let total: number;
let companyId: number;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
  await api.call("setSeller", { body: aSeller }, admin);
  const club = await trialClub(api, "2026-11-14");
  companyId = club.companyId;
  await comeTo(api, "2026-11-10");
  await api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });
  await dayPasses(api, "2026-12-02");
  [{ number, total } = { number: 0, total: 0 }] = (await api.call("listAllInvoices", { query: {} }, admin)).rows;
});

const close = (month: string) => api.call("closeMonth", { body: { month } }, admin);
const open = (month: string, reason = "En betalning saknades") =>
  api.call("openMonth", { body: { month, reason } }, admin);
const pay = (receivedOn: string, amount: number, reference: string) =>
  api.call("bookPayment", { params: { id: number }, body: { amount, receivedOn, reference } }, admin);
const booksOf = async (from: string, until: string) =>
  String((await api.ask("getBookkeeping", { query: { from, until } }, admin)).body).replace(/#GEN \d+/, "");

describe("a month of the bookkeeping", () => {
  test("can be closed once, only after it is over, and reopened with a reason; each change is listed", async () => {
    await comeTo(api, "2026-12-31");
    expect(await codeOf(close("2026-12-01"))).toBe("MONTH_NOT_OVER");
    await close("2026-11-01");
    expect(await codeOf(close("2026-11-01"))).toBe("MONTH_CLOSED");
    expect(await codeOf(open("2026-10-01"))).toBe("NOT_LATEST_CLOSED");
    expect(await codeOf(open("2026-11-01", " "))).toBe("INVALID_INPUT");
    expect(await open("2026-11-01")).toMatchObject({ closedThrough: "2026-10-31" });
    await comeTo(api, "2027-01-05");
    expect(await close("2026-12-01")).toMatchObject({
      closedThrough: "2026-12-31",
      changes: [
        { act: "CLOSED", month: "2026-12-01", reason: "" },
        { act: "OPENED", month: "2026-11-01", reason: "En betalning saknades" },
        { act: "CLOSED", month: "2026-11-01" },
      ],
    });
    expect(await api.call("listClosings", {}, admin)).toMatchObject({ closedThrough: "2026-12-31" });
  });

  test("keeps its file unchanged once closed: late payments and repayments are booked on the first open day", async () => {
    const before = await booksOf("2026-01-01", "2026-12-31");
    expect(await pay("2026-12-20", total + 40, "late")).toMatchObject({ bookedOn: "2027-01-01", owed: 0 });
    const body = { amount: 15, repaidOn: "2026-12-30", reference: "back" };
    expect(await api.call("bookRepayment", { params: { id: number }, body }, admin)).toMatchObject({
      bookedOn: "2027-01-01",
      repayable: 25,
    });
    expect(await pay("2027-01-04", 1, "in time")).toMatchObject({ bookedOn: "2027-01-04" });
    expect(await booksOf("2026-01-01", "2026-12-31")).toBe(before);
    const january = await booksOf("2027-01-01", "2027-01-01");
    expect(january).toContain(`#VER "" "" 20270101 "Inbetalning faktura ${number}, `);
    expect(january).toContain("#TRANS 1930 {} -15.00");
  });

  test("rejects an invoice dated in it once it is closed", async () => {
    const month = Temporal.PlainDate.from("2026-12-01");
    await api.owner.query("update subscription set from_day = '2026-11-15' where company_id = $1", [companyId]);
    await expect(issueInvoice(api.services, companyId, { month, now: moment("2026-12-31") })).rejects.toThrow(
      "the books are closed through 2026-12-31",
    );
  });

  test("is closed only after concurrent bookings, and its closing does not make bookings in other months fail", async () => {
    await comeTo(api, "2027-02-01");
    const answers = await Promise.allSettled([
      ...[1, 2, 3, 4].map((one) => pay("2027-01-20", 1, `at once ${one}`)),
      close("2027-01-01"),
      ...[5, 6, 7, 8].map((one) => pay("2027-01-20", 1, `at once ${one}`)),
    ]);
    expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
    const { rows } = await api.owner.query<{ late: number }>(
      "select count(*)::int as late from payment where reference like 'at once %' and booked_on not in ('2027-01-20', '2027-02-01')",
    );
    expect(rows).toEqual([{ late: 0 }]);
  });
});
