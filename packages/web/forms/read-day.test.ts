import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test.each([
  ["2026-12-08", { day: "2026-12-08", time: "" }],
  ["2026-12-08T09:30", { day: "2026-12-08", time: "09:30" }],
  ["0002-12-08", null],
  ["", null],
])("a date field with %j has the day %j", (value, day) => {
  expect(readDay(value)).toEqual(day);
});
