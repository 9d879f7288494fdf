import { expect, test } from "vitest";
import { hoursOfWeek, incidents, loadAt, sayHour } from "./weekly-load.ts";

const quarters = Array.from({ length: hoursOfWeek * 4 }, (_, quarter) => quarter / 4);

test("a week has nights without purchases, lunches, and one Black Friday with the highest lunch", () => {
  const highest = quarters.filter((hour) => loadAt(hour).purchases === 1).map(sayHour);
  expect([highest[0], highest.at(-1)]).toEqual(["Fri 11:30", "Fri 13:15"]);
  expect(quarters.every((hour) => loadAt(hour).purchases <= 1 && loadAt(hour).homes > 0)).toBe(true);
  expect(loadAt(3)).toMatchObject({ phase: "night", purchases: 0 });
  expect(loadAt(12).purchases).toBeCloseTo(loadAt(9).purchases * 3);
});

test("incidents happen during purchases, and the sendout starts before the database is killed", () => {
  for (const { hour, what } of incidents) expect([what, loadAt(hour).purchases > 0]).toEqual([what, true]);
  const whens = incidents.map(({ hour }) => hour);
  expect(whens).toEqual(whens.toSorted((one, other) => one - other));
});
