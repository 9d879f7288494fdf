import { expect, test } from "vitest";
import { readListSearch, withoutEmpty } from "./list-search.ts";

test.each([
  [{}, {}],
  [
    { q: "anna", sort: "total" },
    { q: "anna", sort: "total" },
  ],
  [{ q: 461234 }, { q: "461234" }],
  [{ q: "x".repeat(101), sort: "x".repeat(41), after: "x".repeat(401) }, { q: "x".repeat(101) }],
  [
    { q: "", memberId: "7", pointOfSaleId: 3 },
    { memberId: 7, pointOfSaleId: 3 },
  ],
  [{ memberId: "-1", pointOfSaleId: "x", medium: "FAX", q: ["a"] }, {}],
  [{ medium: "SMS" }, { medium: "SMS" }],
  [
    { period: "quarter", quiet: 6 },
    { period: "quarter", quiet: 6 },
  ],
  [{ period: "decade", quiet: 25 }, {}],
  [
    { page: 4, since: "2026-05-01", until: "2026-05-31" },
    { page: 4, since: "2026-05-01", until: "2026-05-31" },
  ],
  [{ page: 1, since: "i går", until: 7 }, {}],
  [
    { cashierId: "7", categoryId: 3, amountFrom: 100, amountTo: "99.5", only: "LARGE" },
    { cashierId: 7, categoryId: 3, amountFrom: 100, amountTo: 99.5, only: "LARGE" },
  ],
  [{ selection: "12" }, { selection: 12 }],
  [{ standing: "PAST_DUE" }, { standing: "PAST_DUE" }],
  [{ standing: "RICH" }, {}],
  [
    { message: "UNDELIVERED", club: "kaffebonan" },
    { message: "UNDELIVERED", club: "kaffebonan" },
  ],
  [{ message: "LOST", club: "' or" }, {}],
  [{ amountFrom: 0, amountTo: -1, only: "ALL", area: "ANY" }, { amountFrom: 0 }],
  [
    { accountId: 4, area: "STAFF", about: "stamp card 12" },
    { accountId: 4, area: "STAFF", about: "stamp card 12" },
  ],
  [{ about: "member 1; drop", amountFrom: "1e9" }, {}],
  [
    { ask: "CARD", subjectId: "7", tried: 8, months: "6 eller 7" },
    { ask: "CARD", subjectId: 7, tried: "8" },
  ],
  [
    { ask: "ALL", subjectId: 0, tried: "1,5", months: "6" },
    { tried: "1,5", months: 6 },
  ],
  [
    { status: "STOPPED", state: "DECLINED", view: "list" },
    { status: "STOPPED", state: "DECLINED", view: "list" },
  ],
  [{ status: "GONE", state: "MAYBE", view: "year", delivery: "LOST" }, {}],
  [{ delivery: "FAILED" }, { delivery: "FAILED" }],
  [
    { recipientState: "SKIPPED", recipientReason: "NO_CONSENT" },
    { recipientState: "SKIPPED", recipientReason: "NO_CONSENT" },
  ],
  [{ recipientState: "CLAIMED", recipientReason: "NONE" }, {}],
  [
    { days: "all", within: "30" },
    { days: "all", within: 30 },
  ],
  [{ days: "some", within: 8 }, {}],
  [{ page: 900 }, { page: 67 }],
  [{ page: 3, after: "WzFd" }, { after: "WzFd" }],
])("%j is read as %j", (given, read) => {
  expect(readListSearch(given)).toEqual(read);
});

test("what says nothing is left out of the address", () => {
  expect(withoutEmpty({ q: "", medium: undefined, memberId: 0, sort: "total" })).toEqual({
    memberId: 0,
    sort: "total",
  });
});
