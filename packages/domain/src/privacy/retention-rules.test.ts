import { expect, test } from "vitest";
import { keptSince, retentionRules } from "./retention-rules.ts";

const now = Temporal.Instant.from("2026-03-29T04:22:00Z");

test("days are of twenty-four hours, over a change of the clocks too", () => {
  expect(keptSince("deadJobs", now).toString()).toBe("2026-03-22T04:22:00Z");
  expect(keptSince("messages", now).toString()).toBe("2025-12-29T04:22:00Z");
});

test("nothing is kept for no time, or for longer than its two years", () => {
  for (const { days } of Object.values(retentionRules)) {
    if (days === null) continue;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThanOrEqual(730);
  }
});
