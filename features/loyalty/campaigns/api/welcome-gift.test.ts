import { describe, expect, test } from "vitest";
import { welcomeGiftLines } from "./welcome-gift.ts";

const gift = { name: "En bulle på oss", translations: { fr: { name: "Une brioche offerte" } } };

describe("the line that announces the welcome gift", () => {
  test("is written in each language, with the club’s own name for the gift where a translation is missing", () => {
    expect(welcomeGiftLines(gift, { suspended: false })).toEqual({
      sv: "Välkomstgåva: En bulle på oss",
      en: "Welcome gift: En bulle på oss",
      fr: "Cadeau de bienvenue\u00a0: Une brioche offerte",
    });
  });

  test("is missing without a gift, and while the club’s subscription has lapsed", () => {
    expect(welcomeGiftLines(undefined, { suspended: false })).toBeNull();
    expect(welcomeGiftLines(gift, { suspended: true })).toBeNull();
  });
});
