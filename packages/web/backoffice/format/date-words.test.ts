import { describe, expect, test } from "vitest";
import { datesIn } from "./date-words.ts";

const zone = "Europe/Stockholm";
const now = () => Temporal.Instant.from("2025-11-23T12:00:00Z");
const swedish = datesIn("sv", zone, now);

describe("a moment in words", () => {
  test.each([
    ["2025-11-23T08:05:00Z", "i dag 09:05"],
    ["2025-11-22T13:32:00Z", "i går 14:32"],
    ["2025-11-22T23:30:00Z", "i dag 00:30"],
    ["2025-03-01T11:00:00Z", "1 mars 12:00"],
    ["2023-11-23T11:00:00Z", "23 november 2023"],
    // A future moment includes its time, also in another year.
    ["2026-01-02T09:00:00Z", "2 januari 2026 10:00"],
  ])("of %s is %j", (instant, expectedText) => {
    expect(swedish.moment(instant)).toBe(expectedText);
  });

  test("is translated into English and French", () => {
    expect(datesIn("en", zone, now).moment("2025-11-22T13:32:00Z")).toBe("yesterday 14:32");
    expect(datesIn("fr", zone, now).moment("2025-11-22T13:32:00Z")).toBe("hier 14:32");
  });
});

describe("days in words", () => {
  test("name near days, add the weekday within this year, and have the full date in other years", () => {
    expect(swedish.day("2025-11-24")).toBe("i morgon");
    expect(swedish.day("2025-11-16")).toBe("söndag 16 november");
    expect(swedish.day("2024-11-16")).toBe("16 november 2024");
    expect(swedish.weekday("2025-11-23")).toBe("Söndag 23 november");
    expect(swedish.month("2027-11-01")).toBe("November 2027");
  });

  test("name the year of several months once, and capitalise only the first month", () => {
    expect(swedish.months("2026-04-01", "2026-06-30")).toBe("April–juni 2026");
    expect(swedish.months("2025-11-01", "2026-01-31")).toMatch(/^November 2025\s?–\s?januari 2026$/);
    expect(datesIn("fr", zone, now).months("2026-04-01", "2026-06-30")).toMatch(/^Avril\s?–\s?juin 2026$/);
    expect(datesIn("en", zone, now).months("2026-04-01", "2026-06-30")).toMatch(/^April\s?–\s?June 2026$/);
  });

  test("use 1er for the first day of a month in French", () => {
    const french = datesIn("fr", zone, now);
    expect([french.full("2026-10-01"), french.full("2026-10-11")]).toEqual(["1er octobre 2026", "11 octobre 2026"]);
    expect(french.short("2026-10-01")).toBe("1er oct.");
    expect(french.weekday("2025-11-01")).toBe("Samedi 1er novembre");
    expect(french.range("2025-11-01", "2025-11-21")).toMatch(/^1er\D{1,3}21 novembre 2025$/);
    expect(french.range("2025-11-11", "2025-12-01")).toMatch(/^11 novembre\D{1,3}1er décembre 2025$/);
  });

  test("have the full date in the long form, also for an instant in the club’s time zone", () => {
    expect(swedish.full("2025-11-23")).toBe("23 november 2025");
    expect(swedish.full("2025-11-22T23:30:00Z")).toBe("23 november 2025");
  });
});
