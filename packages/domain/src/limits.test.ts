import { expect, test } from "vitest";
import { isInSuspensionGrace, stampsPerRow } from "./limits.ts";

test.each([
  [1, 2],
  [8, 2],
  [9, 3],
  [12, 3],
])("%i stamps stand %i in a row", (stamps, perRow) => {
  expect(stampsPerRow(stamps)).toBe(perRow);
});

test.each([
  ["2026-03-01", true],
  ["2026-03-30", true],
  ["2026-03-31", false],
  ["2027-03-02", false],
])("lapsed on 1 March, on %s members may redeem: %s", (today, may) => {
  expect(isInSuspensionGrace(Temporal.PlainDate.from("2026-03-01"), Temporal.PlainDate.from(today))).toBe(may);
});
