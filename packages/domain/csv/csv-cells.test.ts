import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountCell, csvLine, dateCell, momentCell, numberCell, textCell, textOfCell } from "./csv-cells.ts";

/** An independent reader for the tests, strictly after RFC 4180 with semicolons. */
function readLine(line: string): string[] {
  const cells: string[] = [];
  let remainingText = line.replace(/\r\n$/, "");
  for (;;) {
    const match = /^(?:"((?:[^"]|"")*)"|([^;"]*))(;|$)/.exec(remainingText);
    if (!match) throw new Error(`not a line: ${line}`);
    cells.push(match[1] === undefined ? (match[2] ?? "") : match[1].replaceAll('""', '"'));
    if (match[3] === "") return cells;
    remainingText = remainingText.slice(match[0].length);
  }
}

const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", ";", '"', "'", ",", " ", "0", "1", "a") }),
);

describe("a text cell", () => {
  test("never begins a formula", () => {
    fc.assert(fc.property(texts, (text) => !/^[=+\-@\t\r\n]/.test(textCell(text))));
  });

  test("survives a round trip through a line of other cells", () => {
    const plain = texts.filter((text) => !/^'[=+\-@\t\r\n＝＋－＠\d]/.test(text));
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1 }), (row) => {
        expect(readLine(csvLine(row.map(textCell))).map(textOfCell)).toEqual(row);
      }),
    );
  });

  test.each([
    ["+46701234567", "'+46701234567"],
    ["123456789012", "'123456789012"],
    ["01122", "'01122"],
    ["11122", "11122"],
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["Åsa", "Åsa"],
    ["＝1", "'＝1"],
  ])("of %s is quoted only as a spreadsheet needs", (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });
});

describe("a spreadsheet cell", () => {
  test("writes figures with a decimal comma", () => {
    expect([numberCell(2.5), numberCell(1240), numberCell(-3), numberCell(null)]).toEqual(["2,5", "1240", "-3", ""]);
    expect([amountCell(24950), amountCell(-5), amountCell(0), amountCell(null)]).toEqual([
      "249,50",
      "-0,05",
      "0,00",
      "",
    ]);
  });

  test("writes dates in the club’s time zone", () => {
    const late = Temporal.Instant.from("2026-11-21T23:30:00Z");
    expect(momentCell(late, "Europe/Stockholm")).toBe("2026-11-22 00:30");
    expect(dateCell(late, "Europe/Stockholm")).toBe("2026-11-22");
    expect(dateCell(null, "Europe/Stockholm")).toBe("");
  });
});
