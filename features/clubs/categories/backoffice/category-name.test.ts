import { expect, it } from "vitest";
import { checkCategory, withTranslation } from "./category-name.ts";

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

const coffee = { name: "Kaffe", translations: { en: { name: "Coffee" } } };
it("withTranslation sets a name in one language and keeps the others", () => {
  expect(withTranslation(coffee, "fr", " Café ")).toEqual({
    ok: true,
    names: { name: "Kaffe", translations: { en: { name: "Coffee" }, fr: { name: "Café" } } },
  });
});
it("withTranslation removes the translation for an empty text", () => {
  expect(withTranslation(coffee, "en", " ")).toEqual({ ok: true, names: { name: "Kaffe", translations: {} } });
});
it("withTranslation refuses a name with fewer than three characters", () => {
  expect(withTranslation(coffee, "en", "ab")).toEqual({ ok: false, code: "NAME_TOO_SHORT" });
});
