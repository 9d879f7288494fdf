import { expect, test } from "vitest";
import { type AccountLine, byMonth } from "./account-months.ts";

const line = (date: string) => ({ date }) as AccountLine;

test("lines stay in their order under their months", () => {
  const lines = [line("2026-03-02"), line("2026-02-28"), line("2026-02-01"), line("2025-03-31")];
  expect(byMonth(lines)).toEqual([
    { month: "2026-03", lines: [lines[0]] },
    { month: "2026-02", lines: [lines[1], lines[2]] },
    { month: "2025-03", lines: [lines[3]] },
  ]);
  expect(byMonth([])).toEqual([]);
});
