import { expect, test } from "vitest";
import { hoursLines, openState } from "./opening-words.ts";

const rows = [
  { dayFrom: 1, dayTo: 5, timeFrom: "08:00", timeTo: "18:00" },
  { dayFrom: 6, timeFrom: "10:30", timeTo: "16:00" },
];
// 2026-11-20 is a Friday.
const at = (time: string) => Temporal.PlainDateTime.from(time);

test("open now, and until when", () => {
  expect(openState(rows, at("2026-11-20T09:00"))).toEqual({ kind: "open", until: "18:00" });
  expect(openState(rows, at("2026-11-21T15:59"))).toEqual({ kind: "open", until: "16:00" });
});

test("closed now, and when it opens", () => {
  expect(openState(rows, at("2026-11-20T07:00"))).toMatchObject({ kind: "opens", time: "08:00", daysAhead: 0 });
  expect(openState(rows, at("2026-11-20T18:00"))).toMatchObject({ kind: "opens", time: "10:30", daysAhead: 1 });
  expect(openState(rows, at("2026-11-21T18:00"))).toMatchObject({ time: "08:00", daysAhead: 2, date: "2026-11-23" });
  expect(openState([], at("2026-11-21T18:00"))).toBeNull();
});

test("around the clock is not until midnight", () => {
  const always = [{ dayFrom: 1, dayTo: 0, timeFrom: "00:00", timeTo: "00:00" }];
  expect(openState(always, at("2026-11-20T23:00"))).toEqual({ kind: "all-day" });
  expect(hoursLines(always)).toMatchObject([{ from: 1, to: 0, allDay: true }]);
});

test("days with the same hours stand together, also when entered one by one", () => {
  const entered = [1, 2, 3, 4, 5].map((day) => ({ dayFrom: day, timeFrom: "08:00", timeTo: "18:00" }));
  expect(hoursLines(entered)).toEqual([{ from: 1, to: 5, allDay: false, times: [{ from: "08:00", to: "18:00" }] }]);
  expect(hoursLines(rows)).toHaveLength(2);
});

test("a lunch break is two times of one day", () => {
  const split = [
    { dayFrom: 1, timeFrom: "13:00", timeTo: "17:00" },
    { dayFrom: 1, timeFrom: "09:00", timeTo: "12:00" },
  ];
  expect(hoursLines(split)[0]?.times).toEqual([
    { from: "09:00", to: "12:00" },
    { from: "13:00", to: "17:00" },
  ]);
});
