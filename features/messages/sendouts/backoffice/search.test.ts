import { expect, test } from "vitest";
import { readSendoutSearch, readSendoutsSearch } from "./search.ts";

test("reads the filters of sendouts", () => {
  expect(readSendoutsSearch({ days: "all", sendouts: "automatic" })).toEqual({ days: "all", sendouts: "automatic" });
  expect(readSendoutsSearch({ days: "some", sendouts: "manual" })).toEqual({});
});

test("reads the filters of recipients, and the days in which purchases count", () => {
  const search = { recipientState: "SKIPPED", recipientReason: "NO_CONSENT", within: "30" };
  expect(readSendoutSearch(search)).toEqual({ ...search, within: 30 });
  expect(readSendoutSearch({ recipientState: "CLAIMED", recipientReason: "NONE", within: 8 })).toEqual({});
});
