import { expect, test } from "vitest";
import { isEmail, normaliseEmail } from "./email.ts";

test.each([
  "a@b.se",
  "Anna.Berg@Example.COM",
  "anna+klubb@mail.example.co.uk",
  " anna@example.se ",
  "info@räksmörgås.se",
  "o'neil@x-y.museum",
  "a@xn--rksmrgs-5wao1o.xn--p1ai",
])("%s is an address", (text) => expect(isEmail(text)).toBe(true));

test.each([
  "",
  "anna",
  "anna@",
  "@example.se",
  "anna@example",
  "anna@example.s",
  "anna@@example.se",
  "anna@exam ple.se",
  "an na@example.se",
  "anna@example..se",
  ".anna@example.se",
  "anna.@example.se",
  "an..na@example.se",
  "anna@-example.se",
  "anna@example-.se",
  "anna@example.se\nbcc: x@example.se",
  "Anna <anna@example.se>",
  "a@1.23",
  "0701234567",
])("%j is not an address", (text) => expect(isEmail(text)).toBe(false));

test("the parts have their longest lengths", () => {
  expect(isEmail(`${"a".repeat(64)}@example.se`)).toBe(true);
  expect(isEmail(`${"a".repeat(65)}@example.se`)).toBe(false);
  expect(isEmail(`a@${"b".repeat(249)}.se`)).toBe(true);
  expect(isEmail(`a@${"b".repeat(250)}.se`)).toBe(false);
});

test("addresses are kept lower-cased, trimmed and composed", () => {
  expect(normaliseEmail("  Anna@R\u0061\u030aksmak.SE ")).toBe("anna@råksmak.se");
});
