import { expect, test } from "vitest";
import { nearValidityOn, validityOn } from "./validity.ts";

const today = "2026-02-26";

test.each([
  ["2026-02-25", "over"],
  ["2026-02-26", "lastDay"],
  ["2026-02-27", "tomorrow"],
  ["2026-02-28", "weekday"],
  ["2026-03-04", "weekday"],
  ["2026-03-05", "date"],
  ["2027-02-26", "date"],
])("the validity of an offer through %s is shown as %s", (through, kind) => {
  expect(validityOn(today, { through })).toEqual({ kind, date: through });
});

test("a future validity shows its start, regardless of its end", () => {
  expect(validityOn(today, { from: "2026-02-27", through: "2026-02-28" })).toEqual({
    kind: "coming",
    date: "2026-02-27",
  });
  expect(validityOn(today, { from: today, through: today })).toEqual({ kind: "lastDay", date: today });
});

test("a validity without an end has no words, unless it starts in the future", () => {
  expect(validityOn(today, { through: null })).toBeNull();
  expect(validityOn(today, { from: "2026-01-01", through: null })).toBeNull();
});

test("a validity counts calendar days across a clock change", () => {
  expect(validityOn("2026-03-28", { through: "2026-03-30" })?.kind).toBe("weekday");
  expect(validityOn("2026-10-24", { through: "2026-10-25" })?.kind).toBe("tomorrow");
});

test("an end within sixty days is shown in lists, and a later one is not", () => {
  expect(nearValidityOn(today, { through: "2026-04-27" })).toEqual({ kind: "date", date: "2026-04-27" });
  expect(nearValidityOn(today, { through: "2026-04-28" })).toBeNull();
  expect(nearValidityOn(today, { from: "2026-03-01", through: "2027-03-01" })?.kind).toBe("coming");
  expect(nearValidityOn(today, { through: "2025-03-01" })?.kind).toBe("over");
});
