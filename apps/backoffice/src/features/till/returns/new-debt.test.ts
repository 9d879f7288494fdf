import { expect, it } from "vitest";
import { newDebt } from "./new-debt.ts";

const today = Temporal.PlainDate.from("2026-03-01");
const debt = (takenPoints: number, clubPoints: number, givenPoints = 0, through: string | null = "2026-08-31") =>
  newDebt({ takenPoints, givenPoints }, { pointsValidThrough: through }, { clubPoints }, today);

it("is what was earned and is spent already", () => {
  expect(debt(1249, 195)).toBe(1054);
  expect(debt(1249, 1249)).toBe(0);
  expect(debt(1249, 1248)).toBe(1);
  expect(debt(0, 0, 0, null)).toBe(0);
});

it("counts the points of rewards that are given back with it", () => {
  expect(debt(249, 0, 350)).toBe(0);
  expect(debt(500, 0, 350)).toBe(150);
});

it("takes points that have fallen due where they lie", () => {
  expect(debt(249, 0, 0, "2026-02-28")).toBe(0);
  expect(debt(249, 0, 0, "2026-03-01")).toBe(249);
});
