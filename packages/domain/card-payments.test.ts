import { expect, test } from "vitest";
import { cardExpiresOn } from "./card-payments.ts";

test("a payment card is valid through the last day of its month", () => {
  expect(cardExpiresOn(2028, 2).toString()).toBe("2028-02-29");
  expect(cardExpiresOn(2026, 12).toString()).toBe("2026-12-31");
});
