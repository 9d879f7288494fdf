import { expect, test } from "vitest";
import { dayFields, id, kronor, listSearch, readDays, readListSearch, withoutEmpty } from "./list-search.ts";

test.each([
  ["nothing", {}, {}],
  ["words and order", { q: "anna", sort: "total" }, { q: "anna", sort: "total" }],
  ["words that look like a number", { q: 461234 }, { q: "461234" }],
  [
    "keys that are too long",
    { q: "x".repeat(101), sort: "x".repeat(41), after: "x".repeat(401) },
    { q: "x".repeat(101) },
  ],
  ["empty words and a list of words", { q: "", sort: ["a"] }, {}],
  ["a page", { page: 4 }, { page: 4 }],
  ["a page as text", { page: "4" }, { page: 4 }],
  ["the first page", { page: 1 }, {}],
  ["a page beyond the counted rows", { page: 900 }, { page: 67 }],
  ["a page and a key", { page: 3, after: "WzFd" }, { after: "WzFd" }],
  ["parameters of other lists", { utm_source: "mail", medium: "SMS" }, {}],
])("readListSearch reads a list search with %s", (_, input, read) => {
  expect(readListSearch(input)).toEqual(read);
});

test.each([
  ["both days", { since: "2026-05-01", until: "2026-05-31" }, { since: "2026-05-01", until: "2026-05-31" }],
  ["no days", { since: "i går", until: 7 }, {}],
])("readDays reads a day range with %s", (_, input, read) => {
  expect(readDays(input)).toEqual(read);
});

const read = listSearch({ ...dayFields, memberId: id, amountFrom: kronor, amountTo: kronor });

test.each([
  ["an id as text", { memberId: "7" }, { memberId: 7 }],
  ["negative ids and words as no id", { memberId: "-1" }, {}],
  ["a fraction as no id", { memberId: 1.5 }, {}],
  ["amounts", { amountFrom: 100, amountTo: "99.5" }, { amountFrom: 100, amountTo: 99.5 }],
  ["an amount of 0", { amountFrom: 0, amountTo: -1 }, { amountFrom: 0 }],
  ["exponents as no amount", { amountFrom: "1e9" }, {}],
  ["the list's own fields next to its page", { page: 2, memberId: 7 }, { page: 2, memberId: 7 }],
])("listSearch reads the fields of a list with %s", (_, input, expected) => {
  expect(read(input)).toEqual(expected);
});

test("withoutEmpty omits empty parameters from the address", () => {
  expect(withoutEmpty({ q: "", medium: undefined, memberId: 0, sort: "total" })).toEqual({
    memberId: 0,
    sort: "total",
  });
});
