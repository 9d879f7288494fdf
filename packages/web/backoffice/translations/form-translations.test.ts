import { expect, it } from "vitest";
import { atMost, named } from "#packages/domain/translations/check-translations.ts";
import { formTranslations, writtenTranslations, wrongTranslations } from "./form-translations.ts";

const checks = { name: named({ max: 60 }), description: atMost(500, "NAME_TOO_LONG") };
const nothing = { name: "", description: "" };

it("form translations have a field for every text in every language, and drop emptied texts again", () => {
  expect(formTranslations(["name", "description"], { fr: { name: "Brioche" } })).toEqual({
    sv: nothing,
    en: nothing,
    fr: { name: "Brioche", description: "" },
  });
  expect(writtenTranslations(formTranslations(["name"], { fr: { name: "Brioche" } }))).toEqual({
    fr: { name: "Brioche" },
  });
});

it("form translations report an error at the field of its language, and ignore empty texts", () => {
  const typed = formTranslations(["name", "description"], { fr: { name: "x".repeat(61) }, en: { name: "  " } });
  expect(wrongTranslations(typed, checks)).toEqual({ "translations.fr.name": "NAME_TOO_LONG" });
});
