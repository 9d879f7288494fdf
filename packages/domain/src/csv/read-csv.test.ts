import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";

test("cells, quoted ones with separators, quotes and line breaks in them, and empty rows in their place", () => {
  expect(readCsv('a;"b;""c""\nd"; e \r\n\r\nlast', ";")).toEqual([["a", 'b;"c"\nd', "e"], [""], ["last"]]);
  expect(readCsv('a,5" skärm,c\n', ",")).toEqual([["a", '5" skärm', "c"]]);
  expect(readCsv('"never closed;x', ";")).toEqual([["never closed;x"]]);
  expect(readCsv("", ";")).toEqual([]);
  expect(readCsv('a; "b;c";\r\nd', ";")).toEqual([["a", "b;c", ""], ["d"]]);
  expect(readCsv("a;", ";")).toEqual([["a", ""]]);
  expect(readCsv("a\rb\r\n", ";")).toEqual([["ab"]]);
});

test("what was quoted comes back", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "å", '"', ";", "\n", " ", "1") }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const lineOf = (row: string[]) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(";");
      const text = rows.map((row) => `${lineOf(row)}\r\n`).join("");
      expect(readCsv(text, ";")).toEqual(rows);
    }),
  );
});

test.each([
  ["UTF-8", [0xc3, 0xa5, 0xc3, 0xa4]],
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0xc3, 0xa5, 0xc3, 0xa4]],
  ["UTF-16", [0xff, 0xfe, 0xe5, 0x00, 0xe4, 0x00]],
  ["UTF-16, the other way", [0xfe, 0xff, 0x00, 0xe5, 0x00, 0xe4]],
  ["Windows 1252", [0xe5, 0xe4]],
])("%s is read", (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe("åä");
  expect(decodeText(Uint8Array.from(bytes).buffer)).toBe("åä");
});
