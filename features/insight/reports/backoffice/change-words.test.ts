import { expect, it } from "vitest";
import { numbersIn } from "#packages/web/backoffice/format/numbers.ts";
import { changeIn } from "./change-words.ts";

it("a change is shown in whole percent, and is empty if the compared figure is zero", () => {
  const numbers = numbersIn("sv");
  expect(changeIn(112, 100, numbers)).toBe(" · +12\u00a0%");
  expect(changeIn(50, 100, numbers)).toBe(" · \u221250\u00a0%");
  expect(changeIn(1000, 1001, numbers)).toBe(" · ±0\u00a0%");
  expect(changeIn(7, 0, numbers)).toBe("");
});
