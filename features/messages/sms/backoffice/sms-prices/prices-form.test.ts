import { expect, test } from "vitest";
import { checkPrices, pricesFormOf, writtenPrices } from "./prices-form.ts";

const row = (credits: string, price: string) => ({ key: credits + price, credits, price });

test("the form returns packages unchanged, smallest first", () => {
  const packages = [
    { credits: 100, price: 95 },
    { credits: 2000, price: 1500.5 },
  ];
  const form = pricesFormOf(packages, (amount) => String(amount).replace(".", ","));
  expect(form.packages[1]).toMatchObject({ credits: "2000", price: "1500,5" });
  expect(writtenPrices({ packages: form.packages.toReversed() })).toEqual(packages);
});

test("an invalid number, an invalid price and a duplicate have errors at their fields", () => {
  expect(checkPrices({ packages: [row("100", "95"), row("1 00", "0"), row("många", "1,999")] })).toEqual({
    "packages.1.credits": "PACKAGE_TWICE",
    "packages.1.price": "INVALID_AMOUNT",
    "packages.2.credits": "INVALID_INPUT",
    "packages.2.price": "INVALID_AMOUNT",
  });
  expect(checkPrices({ packages: [] })).toEqual({});
});
