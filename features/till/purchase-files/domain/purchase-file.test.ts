import { describe, expect, test } from "vitest";
import { purchaseFileRowsMax, readPurchaseFile } from "./purchase-file.ts";

const zone = "Europe/Stockholm";
const headings = "receipt;time;amount;member";
const good = "10472;2026-11-20 14:05;249,50;anna@example.com";

function onlyRow(line: string, top = headings) {
  const read = readPurchaseFile(`${top}\n${line}\n`, zone);
  if (!read.ok) return read.reason;
  const [row] = read.rows;
  return row?.ok ? row.purchase : row?.wrong;
}

describe("a file of purchases", () => {
  test.each([
    ["semicolons and a decimal comma", headings, good],
    ["commas and a decimal point", "receipt,time,amount,member", "10472,2026-11-20 14:05,249.50,anna@example.com"],
    [
      "Swedish headings in another order",
      "Medlem\tBelopp\tTid\tKvitto",
      "anna@example.com\t249,50\t2026-11-20T14:05\t10472",
    ],
    ["a column that is not used", `${headings};cashier`, `${good};Tove`],
    ["an offset", headings, good.replace("14:05", "13:05:00Z")],
  ])("is read with %s", (_, top, line) => {
    expect(onlyRow(line, top)).toEqual({
      row: 2,
      receipt: "10472",
      visitedAt: Temporal.Instant.from("2026-11-20T13:05:00Z"),
      amountOre: 24_950,
      member: "anna@example.com",
    });
  });

  test.each([
    ["without a receipt number", good.replace("10472", ""), "REQUIRED", "receipt"],
    ["with a receipt number of 65 characters", good.replace("10472", "1".repeat(65)), "INVALID_INPUT", "receipt"],
    ["with a day that does not exist", good.replace("11-20", "11-31"), "INVALID_INPUT", "time"],
    ["with a date alone", good.replace(" 14:05", ""), "INVALID_INPUT", "time"],
    ["with a dot between thousands and a comma", good.replace("249,50", "1.249,50"), "INVALID_AMOUNT", "amount"],
    ["with a negative amount", good.replace("249", "-249"), "INVALID_AMOUNT", "amount"],
    ["without a member", good.replace("anna@example.com", ""), "REQUIRED", "member"],
    ["with a cell too many", `${good};more`, "INVALID_INPUT", null],
  ])("refuses a row %s, and names the column", (_, line, code, column) => {
    expect(onlyRow(line)).toMatchObject({ row: 2, code, column });
  });

  test("refuses a row whose decimal comma is also the separator", () => {
    const line = "10472,2026-11-20 14:05,249,50,anna@example.com";
    expect(onlyRow(line, "receipt,time,amount,member")).toMatchObject({ code: "INVALID_INPUT", column: null });
  });

  test("counts empty rows, as a spreadsheet does", () => {
    const read = readPurchaseFile(`${headings}\n\n${good}`, zone);
    expect(read).toMatchObject({ ok: true, rows: [{ ok: true, purchase: { row: 3 } }] });
  });

  test("needs all four headings, and has at most a thousand purchases", () => {
    expect(readPurchaseFile(good, zone)).toEqual({ ok: false, reason: "UNREADABLE" });
    expect(readPurchaseFile("receipt;time;amount\n1;2;3", zone)).toEqual({ ok: false, reason: "UNREADABLE" });
    const file = (rows: number) => readPurchaseFile([headings, ...Array(rows).fill(good)].join("\r\n"), zone);
    expect(file(purchaseFileRowsMax)).toMatchObject({ ok: true });
    expect(file(purchaseFileRowsMax + 1)).toEqual({ ok: false, reason: "TOO_LONG" });
  });
});
