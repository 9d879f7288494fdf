import { expect, it } from "vitest";
import { expiryByMonth } from "./expiry-months.ts";

const due = (validThrough: string, points: number) => ({ validThrough, points });

it("has no months where nothing expires", () => {
  expect(expiryByMonth([])).toEqual([]);
});

it("has one month for one lot", () => {
  const only = due("2027-11-07", 30);
  expect(expiryByMonth([only])).toEqual([{ month: "2027-11", points: 30, days: [only] }]);
});

it("sums the days of a month, the nearest first", () => {
  const [late, early] = [due("2027-11-30", 210), due("2027-11-01", 55)];
  expect(expiryByMonth([late, early])).toEqual([{ month: "2027-11", points: 265, days: [early, late] }]);
});

it("keeps a month apart from the same month of another year", () => {
  const lots = [due("2027-12-31", 1), due("2028-01-01", 2), due("2028-12-31", 4)];
  expect(expiryByMonth(lots).map(({ month, points }) => [month, points])).toEqual([
    ["2027-12", 1],
    ["2028-01", 2],
    ["2028-12", 4],
  ]);
});
