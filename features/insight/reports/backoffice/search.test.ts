import { expect, test } from "vitest";
import { readReportSearch } from "./search.ts";

test("readReportSearch reads the period and the quiet months", () => {
  expect(readReportSearch({ period: "quarter", quiet: 6 })).toEqual({ period: "quarter", quiet: 6 });
});

test("readReportSearch leaves out an unknown period and more than 24 quiet months", () => {
  expect(readReportSearch({ period: "decade", quiet: 25 })).toEqual({});
});
