import { expect, test } from "vitest";
import { atMost, checkTranslations, named } from "./check-translations.ts";

const checks = { name: named({ max: 60 }), description: atMost(500, "NAME_TOO_LONG") };

test("checkTranslations normalises texts like the club’s own and drops empty ones", () => {
  const typed = {
    fr: { name: "  Café   crème ", description: " Chaud\r\net bon " },
    en: { name: " ", description: "" },
  };
  expect(checkTranslations(typed, checks, "sv")).toEqual({
    ok: true,
    translations: { fr: { name: "Café crème", description: "Chaud\net bon" } },
  });
});

test.each([
  ["a name of two letters", { name: "Té" }, { name: "NAME_TOO_SHORT" }],
  ["the placeholder's name", { name: "non existing" }, { name: "NAME_RESERVED" }],
  ["a name above its limit", { name: "x".repeat(61) }, { name: "NAME_TOO_LONG" }],
  ["a text above its limit", { description: "x".repeat(501) }, { description: "NAME_TOO_LONG" }],
])("checkTranslations refuses %s at the field of its language", (_, typed, wrong) => {
  const problems = Object.fromEntries(Object.entries(wrong).map(([field, code]) => [`translations.fr.${field}`, code]));
  expect(checkTranslations({ fr: typed }, checks, "sv")).toEqual({ ok: false, problems });
});

test("checkTranslations refuses a translation into the club’s own language", () => {
  const typed = { sv: { name: "Bulle" }, fr: { name: "Brioche" } };
  expect(checkTranslations(typed, checks, "sv")).toEqual({
    ok: false,
    problems: { "translations.sv.name": "INVALID_INPUT" },
  });
});
