import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type NameOrder, splitName } from "./split-name.ts";

describe("splitName", () => {
  test.each<[string, NameOrder, string, string]>([
    ["Kim Alm", "FIRST_NAME_FIRST", "Kim", "Alm"],
    ["Alm Kim", "LAST_NAME_FIRST", "Kim", "Alm"],
    ["Alm, Kim", "FIRST_NAME_FIRST", "Kim", "Alm"],
    ["Alm, Kim", "LAST_NAME_FIRST", "Kim", "Alm"],
    ["Anna Maria Svensson", "FIRST_NAME_FIRST", "Anna Maria", "Svensson"],
    ["Svensson Anna Maria", "LAST_NAME_FIRST", "Anna Maria", "Svensson"],
    ["Anna-Karin von Essen", "FIRST_NAME_FIRST", "Anna-Karin", "von Essen"],
    ["Jean de la Fontaine", "FIRST_NAME_FIRST", "Jean", "de la Fontaine"],
    ["de Geer Louis", "LAST_NAME_FIRST", "Louis", "de Geer"],
    ["Von Kim", "FIRST_NAME_FIRST", "Von", "Kim"],
    ["  Kim   Alm ", "FIRST_NAME_FIRST", "Kim", "Alm"],
    ["Kim", "FIRST_NAME_FIRST", "Kim", ""],
    ["Alm,", "FIRST_NAME_FIRST", "Alm", ""],
    ["Exempel AB", "FIRST_NAME_FIRST", "Exempel AB", ""],
    ["AB Exempel", "LAST_NAME_FIRST", "AB Exempel", ""],
    ["Café Lumière SARL", "FIRST_NAME_FIRST", "Café Lumière SARL", ""],
    ["Bo Ek", "FIRST_NAME_FIRST", "Bo", "Ek"],
    ["Ek, Bo", "FIRST_NAME_FIRST", "Bo", "Ek"],
    ["BO EK", "FIRST_NAME_FIRST", "BO", "EK"],
    ["Malin As", "FIRST_NAME_FIRST", "Malin", "As"],
    ["Exempel AS", "FIRST_NAME_FIRST", "Exempel AS", ""],
    ["Exempel ek. för.", "FIRST_NAME_FIRST", "Exempel ek. för.", ""],
    ["Alm, Kim, Dr", "FIRST_NAME_FIRST", "Kim, Dr", "Alm"],
    ["", "FIRST_NAME_FIRST", "", ""],
  ])("splits %j, written %s, into %j and %j", (name, order, firstName, lastName) => {
    expect(splitName(name, order)).toEqual({ firstName, lastName });
  });

  test("keeps every word of every name, in either order", () => {
    const word = fc.constantFrom("Kim", "von", "de", "la", "Alm", "Åsa", "AB", "Öberg", "O'Hara", "Anna-Lena");
    const orders = fc.constantFrom<NameOrder>("FIRST_NAME_FIRST", "LAST_NAME_FIRST");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), orders, (words, order) => {
        const { firstName, lastName } = splitName(words.join(" "), order);
        expect(`${firstName} ${lastName}`.trim().split(/\s+/).toSorted()).toEqual(words.toSorted());
        expect(firstName).not.toBe("");
      }),
    );
  });
});
