import { expect, test } from "vitest";
import { type ActivityTexts, activityParts, isRecordReviewed, textsOfActivity } from "./processing-activities.ts";

const ours = Object.fromEntries(activityParts.map((part) => [part, `ours ${part}`])) as ActivityTexts;

test("a company’s own text replaces the product’s per part, and a blank one does not", () => {
  const texts = textsOfActivity(ours, { purpose: "Till vårt bageri", retention: "  " });
  expect(texts).toEqual({ ...ours, purpose: "Till vårt bageri" });
});

test("a review is valid through the day a year later, and a record without a review counts as not reviewed", () => {
  const on = (day: string) => Temporal.PlainDate.from(day);
  expect(isRecordReviewed(null, on("2026-05-01"))).toBe(false);
  expect(isRecordReviewed(on("2024-02-29"), on("2025-02-28"))).toBe(true);
  expect(isRecordReviewed(on("2024-02-29"), on("2025-03-01"))).toBe(false);
});
