import { beforeAll, describe, expect, test } from "vitest";
import { anAdmin, aSeller, comeTo, dayPasses, trialClub } from "#tests/api/billing/billing.ts";
import type { Club } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { ocrOf } from "../domain/ocr.ts";

let api: TestApi;
let admin: { as: string };
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
  await api.call("setSeller", { body: aSeller }, admin);
});

/** Returns a club whose company owes 398.68 kr since 2 December. */
async function invoiced() {
  const club = await trialClub(api, "2026-11-14");
  await comeTo(api, "2026-11-10");
  await api.call("subscribeCompany", { params: { id: club.companyId } }, { as: club.merchant.token });
  await dayPasses(api, "2026-12-02");
  return { club, number: await invoiceOf(club).then((invoice) => invoice?.number ?? 0) };
}
async function invoiceOf({ companyId, merchant }: Club) {
  const { rows } = await api.call("listInvoices", { params: { id: companyId }, query: {} }, { as: merchant.token });
  return rows.at(-1);
}

type Row = readonly [amount: string, text: string];
const csvOf = (rows: readonly Row[]) => ({
  bytes: Buffer.from(["Datum;Belopp;Meddelande", ...rows.map((row) => `2026-12-04;${row.join(";")}`)].join("\n")),
  type: "text/csv",
});
const send = (...rows: Row[]) => api.call("bookBankFile", {}, { ...admin, file: csvOf(rows) });
const outcomes = async (...rows: Row[]) => (await send(...rows)).payments.map(({ outcome }) => outcome);
const paymentsOf = async ({ companyId }: Club) =>
  (await api.owner.query("select via, amount_ore::int as ore from payment where company_id = $1", [companyId])).rows;

describe("a bank's file", () => {
  test("pays invoices whose reference and amount match to the öre, and reports the rest", async () => {
    const { club, number } = await invoiced();
    const { payments, ...summary } = await send(
      ["1,00", `OCR ${ocrOf(number)}`],
      ["398,68", `OCR ${ocrOf(number)}`],
      ["398,68", `OCR ${ocrOf(number)} `],
      ["77,77", "Tack"],
      ["-50,00", "Hyra"],
    );
    const invoice = { number, owed: 398.68 };
    expect(payments).toMatchObject([
      { row: 2, outcome: "WRONG_AMOUNT", receivedOn: "2026-12-04", amount: 1, invoice },
      { row: 3, outcome: "MATCHED", amount: 398.68, invoice },
      { row: 4, outcome: "WRONG_AMOUNT", invoice: { number, owed: 0 } },
      { row: 5, outcome: "UNKNOWN_REFERENCE", message: "Tack", invoice: null },
    ]);
    expect(summary).toEqual({ problems: [], outgoing: 1 });
    expect(await paymentsOf(club)).toEqual([{ via: "BANK", ore: 39_868 }]);
    expect(await invoiceOf(club)).toMatchObject({ owed: 0 });
  });

  test("books each payment once when sent concurrently in different orders", async () => {
    const made = [await invoiced(), await invoiced(), await invoiced()];
    const rows = made.map(({ number }): Row => ["398,68", `OCR ${ocrOf(number)}`]);
    const answers = await Promise.all([rows, rows.toReversed(), rows, rows.toReversed()].map((of) => outcomes(...of)));
    const all = answers.flat().sort();
    expect(all).toEqual([...Array<string>(9).fill("ALREADY_BOOKED"), ...Array<string>(3).fill("MATCHED")]);
    for (const { club } of made) expect(await paymentsOf(club)).toHaveLength(1);
  });

  test("does not book a payment again that was booked by hand under the bank's reference", async () => {
    const { club, number } = await invoiced();
    const row: Row = ["398,68", `Faktura ${number}`];
    const [payment] = (await send(row)).payments;
    expect(payment).toMatchObject({ outcome: "UNKNOWN_REFERENCE", invoice: { number } });
    const { amount = 0, receivedOn = "", reference = "" } = payment ?? {};
    await comeTo(api, "2026-12-05");
    await api.call("bookPayment", { params: { id: number }, body: { amount, receivedOn, reference } }, admin);
    expect(await outcomes(row)).toEqual(["ALREADY_BOOKED"]);
    expect(await paymentsOf(club)).toEqual([{ via: "BY_HAND", ore: 39_868 }]);
  });

  test("is refused completely if it is not a valid bank file", async () => {
    const sendText = (text: string) =>
      codeOf(api.call("bookBankFile", {}, { ...admin, file: { bytes: Buffer.from(text), type: "text/plain" } }));
    expect(await sendText(" ")).toBe("BANK_FILE_EMPTY");
    expect(await sendText("Hej")).toBe("BANK_FILE_UNKNOWN_FORMAT");
  });
});

describe("the bookkeeping file", () => {
  const booksOf = (from: string, until: string) => api.ask("getBookkeeping", { query: { from, until } }, admin);

  test("contains the documents and payments of the requested days only", async () => {
    const { number } = await invoiced();
    await send(["398,68", `OCR ${ocrOf(number)}`]);
    const issued = await booksOf("2026-12-02", "2026-12-03");
    expect([issued.status, issued.headers["content-type"]]).toEqual([200, "text/plain; charset=ibm437"]);
    const [early, late] = [issued, await booksOf("2026-12-04", "2026-12-04")].map(({ body }) => String(body));
    expect(early).toContain(`Faktura ${number}, `);
    expect(early).not.toContain("Inbetalning");
    expect(late).toContain(`Inbetalning faktura ${number}, `);
    expect(late).toContain("#TRANS 1930 {} 398.68");
    expect(late).not.toContain(`"Faktura ${number}, `);
  });

  test("requires the days in order", async () => {
    const request = api.call("getBookkeeping", { query: { from: "2026-12-04", until: "2026-12-03" } }, admin);
    expect(await fieldCodesOf(request)).toEqual({ until: "END_BEFORE_START" });
  });
});

test("a Peppol invoice is served only to its company, and refused if the buyer has no company number", async () => {
  const { club, number } = await invoiced();
  const other = await trialClub(api, "2026-12-24");
  const ask = (as: string) => api.ask("getPeppolInvoice", { params: { id: number }, query: {} }, { as });
  const buy = (facts: object) =>
    api.owner.query("update invoice set buyer = buyer || $2 where number = $1", [number, JSON.stringify(facts)]);
  await buy({ companyNumber: "5560160680" });
  const file = await ask(club.merchant.token);
  expect([file.status, file.headers["content-type"]]).toEqual([200, "application/xml"]);
  expect(String(file.body)).toContain(`<cbc:ID>${number}</cbc:ID>`);
  expect((await ask(admin.as)).body).toEqual(file.body);
  expect((await ask(other.merchant.token)).status).toBe(404);
  await buy({ companyNumber: null });
  expect((await ask(club.merchant.token)).status).toBe(409);
});
