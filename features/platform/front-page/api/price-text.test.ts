import { expect, test } from "vitest";
import { priceText } from "./read-front-page.ts";

const from = Temporal.PlainDate.from("2026-01-01");
const price = (locationOre: number, memberOre: number) =>
  priceText({ planId: 1, from, locationOre, membersIncluded: 500, memberOre }, "sv");

test("a price shows öre only when it has any, and names the members it includes", () => {
  expect(price(29_900, 20)).toEqual({
    amount: "299\u00a0kr",
    unit: "i månaden",
    note: "500 medlemmar ingår. Varje medlem utöver det kostar 0,20\u00a0kr i månaden. Exklusive moms. SMS köps separat.",
  });
  expect(price(24_950, 20).amount).toBe("249,50\u00a0kr");
});

test("a plan without a price for members includes any number, and a plan without a price is free", () => {
  expect(price(29_900, 0).note).toBe("Hur många medlemmar som helst ingår. Exklusive moms. SMS köps separat.");
  expect(price(0, 0)).toMatchObject({ amount: "Gratis", unit: "" });
});
