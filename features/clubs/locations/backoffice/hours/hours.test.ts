import { describe, expect, it } from "vitest";
import { openingHoursProblems, weekdays } from "../../domain/opening-hours.ts";
import { nextRow, spreadHours, weekLines, workingDays } from "./hours.ts";

const week = { dayFrom: 1, dayTo: 5, timeFrom: "09:00", timeTo: "18:00" };
const saturday = { dayFrom: 6, dayTo: null, timeFrom: "10:00", timeTo: "15:00" };
const sunday = { dayFrom: 0, dayTo: null, timeFrom: "12:00", timeTo: "00:00" };

describe("nextRow", () => {
  it("returns the working week when there are no rows", () => {
    expect(nextRow([])).toEqual(week);
  });
  it("returns the days that have no hours yet", () => {
    expect(nextRow([week])).toMatchObject({ dayFrom: 6, dayTo: 0 });
    expect(nextRow([week, saturday])).toMatchObject({ dayFrom: 0, dayTo: null });
  });
  it("copies times to the next free day, across the end of the week", () => {
    expect(nextRow([week], week)).toEqual({ dayFrom: 6, dayTo: null, timeFrom: "09:00", timeTo: "18:00" });
    expect(nextRow([sunday], sunday)).toMatchObject({ dayFrom: 1, timeTo: "00:00" });
  });
  it("adds later hours on the same days when the week is full, without overlap", () => {
    const rows = [week, saturday, { ...sunday, timeTo: "16:00" }];
    const added = nextRow(rows, week);
    expect(added).toEqual({ dayFrom: 1, dayTo: 5, timeFrom: "19:00", timeTo: "20:00" });
    expect(openingHoursProblems([...rows, added])).toEqual([]);
  });
});

describe("weekLines", () => {
  it("joins consecutive equal days and includes closed ones", () => {
    expect(weekLines([saturday, week])).toEqual([
      { days: [1, 2, 3, 4, 5], times: ["09:00–18:00"] },
      { days: [6], times: ["10:00–15:00"] },
      { days: [0], times: [] },
    ]);
  });
  it("keeps a midday break, in order", () => {
    const late = { dayFrom: 1, dayTo: 1, timeFrom: "20:00", timeTo: "22:00" };
    expect(weekLines([late, { ...week, dayTo: 1 }])[0]).toEqual({ days: [1], times: ["09:00–18:00", "20:00–22:00"] });
  });
});

describe("spreadHours", () => {
  const lunch = { dayFrom: 6, dayTo: null, timeFrom: "16:00", timeTo: "18:00" };
  it("copies a day’s hours to the working days and leaves the others", () => {
    expect(spreadHours([week, saturday, lunch], saturday, workingDays)).toEqual([
      { dayFrom: 1, dayTo: 5, timeFrom: "10:00", timeTo: "15:00" },
      { dayFrom: 1, dayTo: 5, timeFrom: "16:00", timeTo: "18:00" },
      saturday,
      lunch,
    ]);
  });
  it("copies a day’s hours to every day", () => {
    expect(spreadHours([week, saturday, sunday], week, weekdays)).toEqual([{ ...week, dayTo: 0 }]);
  });
  it("splits a range if necessary, without overlap", () => {
    const rows = [
      { ...saturday, dayTo: 1 },
      { ...week, dayFrom: 3 },
    ];
    const spread = spreadHours(rows, { ...week, dayFrom: 3 }, workingDays);
    expect(spread).toEqual([week, { ...saturday, dayTo: 0 }]);
    expect(openingHoursProblems(spread)).toEqual([]);
  });
});
