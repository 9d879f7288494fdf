import { expect, test } from "vitest";
import { byMonth } from "./months.ts";

test("entries are grouped by month and keep their order", () => {
  const days = ["2026-03-02", "2026-02-28", "2026-02-01", "2025-03-31"];
  expect(byMonth(days, (day) => day)).toEqual([
    { month: "2026-03", things: ["2026-03-02"] },
    { month: "2026-02", things: ["2026-02-28", "2026-02-01"] },
    { month: "2025-03", things: ["2025-03-31"] },
  ]);
  expect(byMonth([], String)).toEqual([]);
});
