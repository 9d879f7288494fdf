import { expect, test } from "vitest";
import { monthsToCount, platformMonths } from "./platform-months.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const formatMonths = (months: Temporal.PlainDate[]) => months.map(String);

test("the months cover this year and the year before, but none before the first club", () => {
  const all = formatMonths(platformMonths(day("2026-11-23"), day("2020-01-01")));
  expect([all.length, all[0], all.at(-1)]).toEqual([24, "2024-12-01", "2026-11-01"]);
  expect(formatMonths(platformMonths(day("2026-11-23"), day("2026-10-31")))).toEqual(["2026-10-01", "2026-11-01"]);
  expect(formatMonths(platformMonths(day("2026-11-23"), null))).toEqual(["2026-11-01"]);
});

test("a count covers the months that were never counted, and the last two months again", () => {
  const months = ["2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"].map(day);
  expect(formatMonths(monthsToCount(months, [day("2026-09-01"), day("2026-11-01")]))).toEqual([
    ...["2026-08-01", "2026-10-01", "2026-11-01"],
  ]);
});
