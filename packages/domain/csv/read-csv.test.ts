import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guessSeparator, readCsvFile, unwrapRows } from "./read-csv.ts";

const cellsOf = (text: string, separator = ";") => readCsvFile(text, separator).rows.map(({ cells }) => cells);
const faultsOf = (text: string) => readCsvFile(text, ";").faults.map(({ fault, line }) => `${line} ${fault}`);

describe("readCsvFile", () => {
  test.each<[string, string, string[][]]>([
    [
      "separators, line breaks and quotes inside quotes",
      'a;"b;""c""\nd"; e \r\nlast',
      [["a", 'b;"c"\nd', "e"], ["last"]],
    ],
    ["a quote that does not begin a cell as a character", 'a;5" skärm;c\n', [["a", '5" skärm', "c"]]],
    ["spaces around a quoted cell", 'a; "b;c" ;\nd', [["a", "b;c", ""], ["d"]]],
    ["nothing from an empty text", "", []],
    ["a last empty cell", "a;", [["a", ""]]],
    [
      "the line breaks of old Macs",
      "a;b\rc;d\r",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "the line breaks of old Macs around a cell with another",
      'a;b\r"c\nd";e\rf;g\rh;i\r',
      [
        ["a", "b"],
        ["c\nd", "e"],
        ["f", "g"],
        ["h", "i"],
      ],
    ],
  ])("reads %s", (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test("numbers rows like a spreadsheet: empty rows count, and a cell of two lines is one row", () => {
    const { rows, rowOfLine } = readCsvFile('a\n\n;;\n"b\nc";d\r\n\r\ne', ";");
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, "a"],
      [4, "b\nc"],
      [6, "e"],
    ]);
    expect(rowOfLine).toEqual([1, 2, 3, 4, 4, 5, 6, 7]);
  });

  test("reads back every table written with quotation marks", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", "å", '"', ";", "\n", " ", "1") }).map((text) => text.trim());
    const row = fc
      .tuple(
        cell.filter((text) => text !== ""),
        cell,
      )
      .map((cells) => [...cells]);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const lineOf = (cells: string[]) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(";");
        expect(cellsOf(rows.map((cells) => `${lineOf(cells)}\r\n`).join(""))).toEqual(rows);
      }),
    );
  });
});

describe("readCsvFile with faults", () => {
  test("reports a quotation mark that is never closed and keeps the rows after it", () => {
    const text = 'namn;ort;e-post\nKim;Lund;k@example.org\nBo;"Ystad;b@example.org\nCia;Lund;c@example.org\n';
    expect(faultsOf(text)).toEqual(["3 OPEN_QUOTE"]);
    expect(cellsOf(text)).toContainEqual(["Bo", "Ystad", "b@example.org"]);
    expect(cellsOf(text)).toHaveLength(4);
  });

  test("reports a quotation mark that only a later row closes and keeps the rows between", () => {
    const text = 'namn;ort;e-post\nBo;"Ystad;b@example.org\nCia;Lund;c@example.org\nDan;"Lund";d@example.org\n';
    expect(faultsOf(text)).toEqual(["2 OPEN_QUOTE"]);
    expect(cellsOf(text)).toHaveLength(4);
  });

  test("reports an old Mac line break inside a row and reads it as a space", () => {
    expect(faultsOf("a;b\r\nStorgatan 1\rPort 2;c\r\n")).toEqual(["2 LONE_CR"]);
    expect(cellsOf("a;b\r\nStorgatan 1\rPort 2;c\r\n")).toEqual([
      ["a", "b"],
      ["Storgatan 1 Port 2", "c"],
    ]);
  });

  test("reports nothing for a quoted address of two lines", () => {
    expect(faultsOf('namn;gata;ort\nBo;"Storgatan 1\nPort 2";Lund\n')).toEqual([]);
  });
});

test.each([
  ["a;b;c\n1;2;3\n", ";"],
  ["a\tb\n1,5\t2,5\n", "\t"],
  ["name,note\nKim,a;b\nBo,c\n", ","],
  ['name,address\nKim,"Storgatan 1; port 2; uppgång 3"\n', ","],
  ["a|b\n1|2\n", "|"],
  ["email\nkim@example.org\n", null],
])("guessSeparator of %j returns %j", (text, separator) => {
  expect(guessSeparator(text)).toBe(separator);
});

describe("unwrapRows", () => {
  const unwrapped = (text: string) => unwrapRows(readCsvFile(text, ";").rows).map(({ cells }) => cells);

  test("splits rows that were saved as one quoted cell each", () => {
    expect(unwrapped('"Namn,E-post"\n"Kim,""k@example.org"""\n')).toEqual([
      ["Namn", "E-post"],
      ["Kim", "k@example.org"],
    ]);
  });

  test("keeps a single column whose cells contain commas", () => {
    expect(unwrapped('E-post\n"k@example.org, b@example.org"\n')).toEqual([
      ["E-post"],
      ["k@example.org, b@example.org"],
    ]);
  });
});
