import { describe, expect, test } from "vitest";
import type { FileRow } from "#packages/domain/csv/read-csv.ts";
import { findHeadings, tableOf } from "./find-table.ts";
import { importRowsMax } from "./import-fields.ts";

const rowsOf = (...cells: string[][]): FileRow[] => cells.map((row, at) => ({ line: at + 1, cells: row }));
const person = ["Kim", "Alm", "kim@example.org", "0701740670"];
const headings = ["Förnamn", "Efternamn", "E-post", "Mobil"];

describe("findHeadings finds", () => {
  test.each<[string, FileRow[], number | null]>([
    ["headings on the first row", rowsOf(headings, person), 0],
    ["headings below a title", rowsOf(["Kundregister Exempel AB", "", "", ""], headings, person), 1],
    [
      "headings below a title and the day of the export",
      rowsOf(["Rapport"], ["Skapad", "2026-11-21"], headings, person),
      2,
    ],
    ["headings below a title that is a heading elsewhere", rowsOf(["Kund"], headings, person), 1],
    ["headings in words that are not known", rowsOf(["Alfa", "Beta"], ["Kim", "kim@example.org"]), 0],
    ["the single heading of one column", rowsOf(["E-post"], ["kim@example.org"]), 0],
    ["none where the first row is a person", rowsOf(person, ["Alex", "Bo", "alex@example.org", "0701740672"]), null],
    ["none where every row is an address", rowsOf(["kim@example.org"], ["alex@example.org"]), null],
    [
      "none where the first row is a person without an address",
      rowsOf(["Kim", "Alm", "", ""], ["Alex", "Bo", "alex@example.org", "0701740672"], person),
      null,
    ],
    [
      "none where a person's cells are headings elsewhere",
      rowsOf(person, ["Alex", "", "", "Butik"], ["Cia", "Dahl", "cia@example.org", "SMS"]),
      null,
    ],
    [
      "headings below a title with an address",
      rowsOf(["Skapad av", "kim@example.org"], ["E-post", "Namn"], ["alex@example.org", "Alex"]),
      1,
    ],
    ["none in a file without rows", [], null],
  ])("%s", (_, rows, at) => {
    expect(findHeadings(rows, [])).toBe(at);
  });

  test("a stamp card's name among the headings", () => {
    const cards = [{ id: 3, name: "Kaffekortet" }];
    expect(findHeadings(rowsOf(["Vår lista"], ["Kaffekortet", "X"], ["3", "y"]), cards)).toBe(1);
  });
});

describe("tableOf", () => {
  test("puts the rows under their headings, each with its number", () => {
    const rows = [
      { line: 2, cells: ["Förnamn", "", "Ort"] },
      { line: 5, cells: ["Kim"] },
    ];
    expect(tableOf(rows, 0)).toMatchObject({
      table: { headings: ["Förnamn", "2", "Ort"], rows: [{ line: 5, cells: ["Kim", "", ""] }], shortLines: [5] },
    });
  });

  test("numbers the columns of a file without headings", () => {
    expect(tableOf(rowsOf(["Kim", "Lund"]), null)).toMatchObject({
      table: { headings: ["1", "2"], rows: [{ line: 1, cells: ["Kim", "Lund"] }] },
    });
  });

  test("leaves out headings that are repeated on a later page", () => {
    const read = tableOf(rowsOf(["Namn", "E-post"], ["Kim", "k"], ["Namn", "E-post"], ["Bo", "b"]), 0);
    expect(read).toMatchObject({ table: { rows: [{ line: 2 }, { line: 4 }] } });
  });

  test("keeps the columns of an export with hundreds of them", () => {
    const wide = Array.from({ length: 300 }, (_, at) => `Kolumn ${at}`);
    const read = tableOf(rowsOf(wide, ["x"]), 0);
    expect(read.ok && read.table.headings.length).toBe(300);
  });

  test("reports lines with more cells than headings, and keeps the additional cells", () => {
    const read = tableOf(rowsOf(["Namn", "Ort"], ["Kim", "Lund"], ["Bo", "Storgatan 1", "Lund", ""]), 0);
    expect(read).toMatchObject({ table: { headings: ["Namn", "Ort", "3"], longLines: [3], shortLines: [] } });
  });

  test("refuses an empty file, a file with headings only, and a file with one row above the limit", () => {
    expect(tableOf([], null)).toEqual({ ok: false, problem: "EMPTY" });
    expect(tableOf(rowsOf(headings), 0)).toEqual({ ok: false, problem: "NO_ROWS" });
    const full = Array.from({ length: importRowsMax }, (_, at) => ({ line: at + 1, cells: ["x"] }));
    expect(tableOf(full, null).ok).toBe(true);
    expect(tableOf([...full, { line: 1, cells: ["x"] }], null)).toEqual({ ok: false, problem: "TOO_MANY_ROWS" });
  });
});
