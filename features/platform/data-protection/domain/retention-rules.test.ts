import { expect, test } from "vitest";
import { lettersRetention } from "#features/messages/letters/domain/retention.ts";
import { keptSince, serverRetention } from "#packages/domain/retention.ts";
import { nightAfter, nightOf, retentionRules } from "./retention-rules.ts";

const now = Temporal.Instant.from("2026-03-29T04:22:00Z");

test("retention counts days of twenty-four hours, also across a clock change", () => {
  expect(keptSince(serverRetention.deadJobs, now).toString()).toBe("2026-03-22T04:22:00Z");
  expect(keptSince(lettersRetention.messages, now).toString()).toBe("2025-12-29T04:22:00Z");
});

test("every retention is positive and at most two years", () => {
  for (const { days } of Object.values(retentionRules)) {
    if (days === null) continue;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThanOrEqual(730);
  }
});

test.each([
  ["2026-03-29T03:29:59Z", "2026-03-29T03:30:00Z"],
  ["2026-03-29T03:30:00Z", "2026-03-30T03:30:00Z"],
  ["2026-12-31T23:00:00Z", "2027-01-01T03:30:00Z"],
])("the night after %s begins at %s", (moment, night) => {
  expect(nightAfter(Temporal.Instant.from(moment)).toString()).toBe(night);
});

test("a row is removed in the first night after its retention, and an overdue one in the next", () => {
  const at = Temporal.Instant.from("2026-03-01T12:00:00Z");
  expect(nightOf("merges", at, now).toString()).toBe("2026-04-01T03:30:00Z");
  expect(nightOf("unusedFiles", at, now).toString()).toBe("2026-03-30T03:30:00Z");
});
