import { expect, it } from "vitest";
import { checkCategory } from "./category-name.ts";

const list = [{ id: 1, name: "Kaffe", purchases: 3 }];

it("checkCategory returns the name in stored form", () => {
  expect(checkCategory("  Bröd  och bullar ", list)).toEqual({ ok: true, name: "Bröd och bullar" });
});
it.each([
  ["", "REQUIRED"],
  ["Te", "NAME_TOO_SHORT"],
  ["a".repeat(33), "NAME_TOO_LONG"],
  ["Non existing", "NAME_RESERVED"],
  ["KAFFE", "NAME_TAKEN"],
])("checkCategory refuses %j: %s", (name, code) => {
  expect(checkCategory(name, list)).toEqual({ ok: false, code });
});
it("checkCategory lets a category keep its own name or change its case", () => {
  expect(checkCategory("kaffe", list, 1)).toEqual({ ok: true, name: "kaffe" });
});
