import { openingHoursProblems } from "@stammis/domain/clubs/opening-hours";
import { describe, expect, it } from "vitest";
import { nextRow, openState, weekLines } from "./hours.ts";

const week = { dayFrom: 1, dayTo: 5, timeFrom: "09:00", timeTo: "18:00" };
const saturday = { dayFrom: 6, dayTo: null, timeFrom: "10:00", timeTo: "15:00" };
const sunday = { dayFrom: 0, dayTo: null, timeFrom: "12:00", timeTo: "00:00" };

describe("nextRow", () => {
  it("starts with the working week", () => {
    expect(nextRow([])).toEqual(week);
  });
  it("takes the days that are left", () => {
    expect(nextRow([week])).toMatchObject({ dayFrom: 6, dayTo: 0 });
    expect(nextRow([week, saturday])).toMatchObject({ dayFrom: 0, dayTo: null });
  });
  it("copies times to the next free day, going over the end of the week", () => {
    expect(nextRow([week], week)).toEqual({ dayFrom: 6, dayTo: null, timeFrom: "09:00", timeTo: "18:00" });
    expect(nextRow([sunday], sunday)).toMatchObject({ dayFrom: 1, timeTo: "00:00" });
  });
  it("goes on later the same days when the week is full, so that nothing overlaps", () => {
    const rows = [week, saturday, { ...sunday, timeTo: "16:00" }];
    const added = nextRow(rows, week);
    expect(added).toEqual({ dayFrom: 1, dayTo: 5, timeFrom: "19:00", timeTo: "20:00" });
    expect(openingHoursProblems([...rows, added])).toEqual([]);
  });
});

describe("weekLines", () => {
  it("joins days on end that are alike, and says what is closed", () => {
    expect(weekLines([saturday, week])).toEqual([
      { days: [1, 2, 3, 4, 5], times: ["09:00–18:00"] },
      { days: [6], times: ["10:00–15:00"] },
      { days: [0], times: [] },
    ]);
  });
  it("keeps a break in the middle of the day, in order", () => {
    const late = { dayFrom: 1, dayTo: 1, timeFrom: "20:00", timeTo: "22:00" };
    expect(weekLines([late, { ...week, dayTo: 1 }])[0]).toEqual({ days: [1], times: ["09:00–18:00", "20:00–22:00"] });
  });
});

describe("openState", () => {
  const at = (text: string) => Temporal.PlainDateTime.from(text);
  it("says until when", () => {
    // A Friday.
    expect(openState([week], at("2025-11-21T09:00"))).toEqual({ kind: "open", until: "18:00" });
  });
  it("says when it opens next", () => {
    const state = openState([week], at("2025-11-21T18:00"));
    expect(state.kind === "closed" && state.opens.toString()).toBe("2025-11-24T09:00:00");
  });
  it("knows a place without hours", () => {
    expect(openState([], at("2025-11-21T18:00"))).toEqual({ kind: "none" });
  });
});
