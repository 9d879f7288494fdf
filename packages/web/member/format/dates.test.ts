import { expect, test } from "vitest";
import { datesIn } from "./dates.ts";

// 23:30 in Stockholm, on a Saturday.
const now = () => Temporal.Instant.from("2026-11-21T22:30:00Z");
const sv = datesIn("sv", "Europe/Stockholm", now);
// Expects a non-breaking space between a day and its month.
const day = (text: string) => text.replace(/(?<=\d\w*) (?=\p{L})/u, "\u00a0");

test("recent moments are named by day or weekday, with the time", () => {
  expect(sv.moment("2026-11-21T13:32:00Z")).toBe("i dag 14:32");
  expect(sv.moment("2026-11-20T13:32:00Z")).toBe("i går 14:32");
  expect(sv.moment("2026-11-17T13:32:00Z")).toBe("tisdag 14:32");
});

test("older moments are shown as days, with the year when it is not the current one", () => {
  expect(sv.moment("2026-03-02T13:32:00Z")).toBe(day("2 mars"));
  expect(sv.moment("2025-03-02T13:32:00Z")).toBe(day("2 mars 2025"));
});

test("the chain’s zone decides the current day", () => {
  expect(sv.today()).toBe("2026-11-21");
  expect(datesIn("sv", "Asia/Tokyo", now).today()).toBe("2026-11-22");
  expect(sv.full("2026-11-21T23:30:00Z")).toBe(day("22 november 2026"));
});

test("future days are shown as i morgon, with their weekday this year, and with the year otherwise", () => {
  expect(sv.day("2026-11-22")).toBe("i morgon");
  expect(sv.day("2026-11-29")).toBe(day("söndag 29 november"));
  expect(sv.day("2027-02-01")).toBe(day("1 februari 2027"));
  expect(datesIn("en", "Europe/Stockholm", now).day("2026-11-29")).toBe(day("Sunday 29 November"));
  expect(datesIn("fr", "Europe/Stockholm", now).day("2026-11-22")).toBe("demain");
});

test("a month’s first day in French is 1er", () => {
  const fr = datesIn("fr", "Europe/Stockholm", now);
  expect([fr.full("2026-10-01"), fr.full("2026-10-11")]).toEqual(["1er octobre 2026", "11 octobre 2026"].map(day));
  expect(fr.day("2026-12-01")).toBe(day("mardi 1er décembre"));
});

test("days are formatted as weekday, short day and month", () => {
  expect(sv.weekday("2026-11-22")).toBe("söndag");
  expect(sv.short("2026-11-29")).toBe(day("29 november"));
  expect(sv.short("2027-02-01")).toBe(day("1 februari 2027"));
  expect(sv.month("2026-11-29")).toBe("november 2026");
});
