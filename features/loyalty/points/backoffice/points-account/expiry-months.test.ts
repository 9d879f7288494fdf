import { expect, it } from "vitest";
import { expiryByMonth } from "./expiry-months.ts";

const due = (validThrough: string, points: number) => ({ validThrough, points });

it("there are no months of expiry without expiring points", () => {
  expect(expiryByMonth([])).toEqual([]);
});

it("one lot expires in one month", () => {
  const only = due("2027-11-07", 30);
  expect(expiryByMonth([only])).toEqual([{ month: "2027-11", points: 30, days: [only] }]);
});

it("a month of expiry sums its days, the nearest first", () => {
  const [late, early] = [due("2027-11-30", 210), due("2027-11-01", 55)];
  expect(expiryByMonth([late, early])).toEqual([{ month: "2027-11", points: 265, days: [early, late] }]);
});

it("the same month of two years stays separate", () => {
  const lots = [due("2027-12-31", 1), due("2028-01-01", 2), due("2028-12-31", 4)];
  expect(expiryByMonth(lots).map(({ month, points }) => [month, points])).toEqual([
    ["2027-12", 1],
    ["2028-01", 2],
    ["2028-12", 4],
  ]);
});
