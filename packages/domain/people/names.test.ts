import { expect, test } from "vitest";
import { checkName, isReservedName } from "./names.ts";

test.each([
  ["Kaffe", "Kaffe"],
  ["  Kaffe \t &\n bröd ", "Kaffe & bröd"],
  ["abc", "abc"],
  ["a".repeat(32), "a".repeat(32)],
  ["Cafe\u0301", "Café"],
  ["Non Existing Club", "Non Existing Club"],
])("checkName stores %j as %j", (input, name) => {
  expect(checkName(input)).toEqual({ ok: true, name });
});

test.each([
  ["", "REQUIRED"],
  [" \n ", "REQUIRED"],
  ["ab", "NAME_TOO_SHORT"],
  ["a".repeat(33), "NAME_TOO_LONG"],
  ["Non Existing", "NAME_RESERVED"],
  [" non  EXISTING ", "NAME_RESERVED"],
])("checkName refuses %j: %s", (input, reason) => {
  expect(checkName(input)).toEqual({ ok: false, reason });
});

test("checkName applies custom limits and still refuses the reserved name", () => {
  expect(checkName("Bo", { min: 1, max: 100 })).toEqual({ ok: true, name: "Bo" });
  expect(checkName("a".repeat(100), { max: 100 })).toEqual({ ok: true, name: "a".repeat(100) });
  expect(checkName("Non Existing", { min: 1, max: 100 })).toEqual({ ok: false, reason: "NAME_RESERVED" });
  expect(isReservedName("Nonexisting")).toBe(false);
});
