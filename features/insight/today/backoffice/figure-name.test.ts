import { expect, test } from "vitest";
import { shownFigures } from "./figure-name.ts";

const figures = {
  purchases: 0,
  totalAmount: 0,
  newMembers: 0,
  pointsGiven: 0,
  pointsUsed: 0,
  pointsExpired: 0,
  couponsUsed: 0,
  cardsFilled: 0,
};
const quiet = { today: figures, month: figures, dueWithin: { days: 30, points: 0 } };
const nothing = { points: false, stampcards: false, coupons: false };
const everywhere = ["purchases", "totalAmount", "newMembers"];

test("shownFigures returns only the figures of offers that the club has", () => {
  expect(shownFigures({ ...quiet, has: nothing })).toEqual(everywhere);
  expect(shownFigures({ ...quiet, has: { ...nothing, stampcards: true } })).toEqual([
    ...everywhere,
    ...["cardsFilled", "couponsUsed"],
  ]);
  expect(shownFigures({ ...quiet, has: { points: true, stampcards: true, coupons: true } })).toHaveLength(8);
});

test("shownFigures returns figures of an ended offer as long as they are not zero", () => {
  const has = nothing;
  expect(shownFigures({ ...quiet, has, month: { ...figures, pointsUsed: 3 } })).toEqual([...everywhere, "pointsUsed"]);
  expect(shownFigures({ ...quiet, has, dueWithin: { days: 30, points: 9 } })).toEqual([...everywhere, "pointsExpired"]);
});
