import { expect, it } from "vitest";
import { checkCategory } from "./category-name.ts";

const list = [{ id: 1, name: "Kaffe", purchases: 3 }];

it("answers the name as it is stored", () => {
  expect(checkCategory("  Bröd  och bullar ", list)).toEqual({ ok: true, name: "Bröd och bullar" });
});
it.each([
  ["", "REQUIRED"],
  ["Te", "NAME_TOO_SHORT"],
  ["a".repeat(33), "NAME_TOO_LONG"],
  ["Non existing", "NAME_RESERVED"],
  ["KAFFE", "NAME_TAKEN"],
])("refuses %j: %s", (name, code) => {
  expect(checkCategory(name, list)).toEqual({ ok: false, code });
});
it("lets a category keep its own name, and change its letters' case", () => {
  expect(checkCategory("kaffe", list, 1)).toEqual({ ok: true, name: "kaffe" });
});
