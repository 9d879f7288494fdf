import { expect, test } from "vitest";
import { numbersIn } from "./numbers.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("amounts have the Swedish currency format with each language’s figures", () => {
  expect(plain(numbersIn("sv").kronor(1249.5))).toBe("1 249,50 kr");
  expect(plain(numbersIn("fr").kronor(1249.5))).toBe("1 249,50 kr");
  expect(plain(numbersIn("en").kronor(1249.5))).toBe("1,249.50 kr");
  expect(plain(numbersIn("sv").wholeKronor(12480.4))).toBe("12 480 kr");
  expect([100, 49.5].map((amount) => plain(numbersIn("sv").shortKronor(amount)))).toEqual(["100 kr", "49,50 kr"]);
});

test("the decimal mark is a comma in Swedish and French, and a point in English", () => {
  expect(["sv", "en", "fr"].map((language) => numbersIn(language).decimalMark)).toEqual([",", ".", ","]);
});

test("counts are grouped by thousands as in each language", () => {
  expect(plain(numbersIn("sv").count(1240))).toBe("1 240");
  expect(plain(numbersIn("en").count(1240))).toBe("1,240");
});

test("a change has its sign, and a true minus in every language", () => {
  for (const language of ["sv", "en", "fr"]) {
    const { change } = numbersIn(language);
    expect([change(249), change(-60), change(0)]).toEqual(["+249", "\u221260", "0"]);
  }
});

test("percentages have a space before the sign where the language requires it", () => {
  const texts = ["sv", "en", "fr"].map((language) => {
    const { percent, percentChange } = numbersIn(language);
    return [percent(4.52), percentChange(12.4), percentChange(-7), percentChange(-0.4)].map(plain);
  });
  expect(texts).toEqual([
    ["4,5 %", "+12 %", "\u22127 %", "±0 %"],
    ["4.5%", "+12%", "\u22127%", "±0%"],
    ["4,5 %", "+12 %", "\u22127 %", "±0 %"],
  ]);
});
