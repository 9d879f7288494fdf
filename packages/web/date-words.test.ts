import { expect, test } from "vitest";
import { dateWords, dayIn, daysBetween, noon } from "./date-words.ts";

// 23:30 in Stockholm, on a Saturday.
const now = () => Temporal.Instant.from("2026-11-21T22:30:00Z");
const { today, dayOf, near, sameYear } = dateWords("sv", "Europe/Stockholm", now);

test("the day of an instant follows its zone, and days between dates are signed", () => {
  expect(dayIn("Europe/Stockholm", "2025-12-31T23:30:00Z")).toBe("2026-01-01");
  expect(daysBetween("2025-03-29", "2025-03-31")).toBe(2);
  expect(daysBetween("2025-03-31", "2025-03-29")).toBe(-2);
});

test("the zone decides the current day", () => {
  expect([today(), dateWords("sv", "Asia/Tokyo", now).today()]).toEqual(["2026-11-21", "2026-11-22"]);
  expect([dayOf("2026-11-21T23:30:00Z"), dayOf("2026-11-21")]).toEqual(["2026-11-22", "2026-11-21"]);
  expect([sameYear("2026-01-01"), sameYear("2027-01-01")]).toEqual([true, false]);
});

test("near names only yesterday, today and tomorrow", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"];
  expect(days.map(near)).toEqual([null, "i går", "i dag", "i morgon", null]);
  expect(dateWords("fr", "Europe/Stockholm", now).near("2026-11-22")).toBe("demain");
});

test("a month’s first day in French is 1er, and each app’s own typesetting runs last", () => {
  const shout = (text: string) => text.toUpperCase();
  const makeFormat = (language: string, typeset?: (text: string) => string) =>
    dateWords(language, "Europe/Stockholm", now, typeset).format({ day: "numeric", month: "long" });
  expect(makeFormat("fr").format(noon("2026-10-01"))).toBe("1er octobre");
  expect(makeFormat("fr").format(noon("2026-10-11"))).toBe("11 octobre");
  expect(makeFormat("fr").range(noon("2026-10-01"), noon("2026-10-11"))).toMatch(/^1er\D{1,3}11 octobre$/);
  expect(makeFormat("sv", shout).format(noon("2026-10-01"))).toBe("1 OKTOBER");
});
