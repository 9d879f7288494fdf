import { describe, expect, test } from "vitest";
import { tableFingerprint } from "./table-key.ts";

const file = "ab".repeat(32);
const malmo = { headings: ["Namn"], rows: [{ line: 2, cells: ["Kim"] }] };

describe("tableFingerprint", () => {
  test("is the same for the same table of a file, in 64 hexadecimal digits", () => {
    expect(tableFingerprint(file, structuredClone(malmo))).toBe(tableFingerprint(file, malmo));
    expect(tableFingerprint(file, malmo)).toMatch(/^(?:ab){24}[0-9a-f]{16}$/);
  });

  test.each([
    ["another sheet", { ...malmo, rows: [{ line: 2, cells: ["Bo"] }] }],
    ["other headings", { ...malmo, headings: ["Kund"] }],
    ["one row more", { ...malmo, rows: [...malmo.rows, { line: 3, cells: ["Bo"] }] }],
  ])("differs for %s of the file", (_, table) => {
    expect(tableFingerprint(file, table)).not.toBe(tableFingerprint(file, malmo));
  });
});
