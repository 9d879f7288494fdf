import { expect, test } from "vitest";
import { hoursLines } from "./opening-words.ts";

const rows = [
  { dayFrom: 1, dayTo: 5, timeFrom: "08:00", timeTo: "18:00" },
  { dayFrom: 6, timeFrom: "10:30", timeTo: "16:00" },
];

test("hours round the clock are one line for all days, marked as all day", () => {
  const always = [{ dayFrom: 1, dayTo: 0, timeFrom: "00:00", timeTo: "00:00" }];
  expect(hoursLines(always)).toMatchObject([{ from: 1, to: 0, allDay: true }]);
});

test("days with the same hours are joined, also if entered one by one", () => {
  const entered = [1, 2, 3, 4, 5].map((day) => ({ dayFrom: day, timeFrom: "08:00", timeTo: "18:00" }));
  expect(hoursLines(entered)).toEqual([{ from: 1, to: 5, allDay: false, times: [{ from: "08:00", to: "18:00" }] }]);
  expect(hoursLines(rows)).toHaveLength(2);
});

test("a lunch break gives two times on one day", () => {
  const split = [
    { dayFrom: 1, timeFrom: "13:00", timeTo: "17:00" },
    { dayFrom: 1, timeFrom: "09:00", timeTo: "12:00" },
  ];
  expect(hoursLines(split)[0]?.times).toEqual([
    { from: "09:00", to: "12:00" },
    { from: "13:00", to: "17:00" },
  ]);
});

test("hours past midnight end in the morning, and hours until midnight end at 24:00", () => {
  const times = (timeTo: string) => hoursLines([{ dayFrom: 5, timeFrom: "20:00", timeTo }])[0]?.times;
  expect(times("02:00")).toEqual([{ from: "20:00", to: "02:00" }]);
  expect(times("00:00")).toEqual([{ from: "20:00", to: "24:00" }]);
});
