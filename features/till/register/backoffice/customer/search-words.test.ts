import { expect, it } from "vitest";
import { makeMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { contactIn, searchKind } from "./search-words.ts";

it("a complete membership number and a mistyped one are recognised", () => {
  const number = makeMembershipNumber(() => 4);
  expect(searchKind(number.replace(/(\d{4})/g, "$1 "))).toBe("number");
  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
  expect(searchKind(wrong)).toBe("wrongNumber");
  expect(searchKind(`${number}123456789012`)).toBe("number");
  expect(searchKind(`${wrong}123456789012`)).not.toBe("number");
});

it.each([
  ["", "empty"],
  ["  ", "empty"],
  ["a", "more"],
  ["an", "words"],
  ["070-123", "more"],
  ["070-123 45 67", "words"],
  ["+46701234567", "words"],
  ["a".repeat(101), "tooLong"],
  ["anna@", "more"],
  ["anna@example.se", "words"],
  ["otto@xn--smrgs-pra0j.se", "words"],
  ["\u200e+46701740666", "words"],
  ["46701740609", "words"],
  ["358401234568", "words"],
])("the search text %j is read as %s", (text, kind) => {
  expect(searchKind(text)).toBe(kind);
});

it("a complete phone number or e-mail can be invited, but not a name", () => {
  expect(contactIn(" 070-123 45 67 ")).toBe("070-123 45 67");
  expect(contactIn("+46701234567")).toBe("+46701234567");
  expect(contactIn("\u202d070\u2013174\u00a006\u00a005\u202c")).toBe("070-174 06 05");
  expect(contactIn("anna@example.se")).toBe("anna@example.se");
  expect(contactIn("Otto@xn--smrgs-pra0j.se")).toBe("otto@smörgås.se");
  expect(contactIn("anna@")).toBeNull();
  expect(contactIn("070-12")).toBeNull();
  expect(contactIn("Anna")).toBeNull();
});
