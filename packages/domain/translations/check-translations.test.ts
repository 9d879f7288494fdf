import { expect, test } from "vitest";
import {
  campaignTexts,
  checkTranslations,
  couponTexts,
  pointsTexts,
  stampCardTexts,
  type TextChecks,
} from "./check-translations.ts";

const sizes = { titleSize: "LARGE", subtitleSize: "SMALL" } as const;

test("is kept as the club's own texts are, without what is empty", () => {
  const typed = {
    fr: { name: "  Café   crème ", description: " Chaud\r\net bon " },
    en: { name: " ", description: "" },
  };
  expect(checkTranslations(typed, couponTexts, "sv")).toEqual({
    ok: true,
    translations: { fr: { name: "Café crème", description: "Chaud\net bon" } },
  });
});

test.each([
  ["a coupon's name", couponTexts, { name: "x".repeat(61) }, { name: "NAME_TOO_LONG" }],
  ["a coupon's name of two letters", couponTexts, { name: "Té" }, { name: "NAME_TOO_SHORT" }],
  ["the placeholder's name", couponTexts, { name: "non existing" }, { name: "NAME_RESERVED" }],
  ["a coupon's description", couponTexts, { description: "x".repeat(501) }, { description: "NAME_TOO_LONG" }],
  ["a campaign's name", campaignTexts, { name: "x".repeat(33) }, { name: "NAME_TOO_LONG" }],
  ["a campaign's label", campaignTexts, { actionButtonLabel: "x".repeat(25) }, { actionButtonLabel: "LABEL_TOO_LONG" }],
  ["a banner's text", campaignTexts, { bannerText: "x".repeat(805) }, { bannerText: "NAME_TOO_LONG" }],
  ["a campaign's message", campaignTexts, { message: "x".repeat(156) }, { message: "MESSAGE_TOO_LONG" }],
  ["a card's title, at its size", stampCardTexts(sizes), { title: "a\nb\nc\nd" }, { title: "TEXT_TOO_LONG" }],
  ["a card's reward", stampCardTexts(sizes), { reward: "x".repeat(61) }, { reward: "NAME_TOO_LONG" }],
] as const)("%s holds its limit in every language", (_, checks, typed, wrong) => {
  const problems = Object.fromEntries(Object.entries(wrong).map(([field, code]) => [`translations.fr.${field}`, code]));
  expect(checkTranslations({ fr: typed }, checks as TextChecks<string>, "sv")).toEqual({ ok: false, problems });
});

test("points may have a name of one letter, as in the club's own language", () => {
  expect(checkTranslations({ en: { name: "P" } }, pointsTexts, "sv")).toMatchObject({ ok: true });
});

test("in the club's own language nothing is written beside its own", () => {
  const typed = { sv: { name: "Bulle" }, fr: { name: "Brioche" } };
  expect(checkTranslations(typed, couponTexts, "sv")).toEqual({
    ok: false,
    problems: { "translations.sv.name": "INVALID_INPUT" },
  });
});
