import { describe, expect, test } from "vitest";
import { clubDay, graceDays, lastDayOfGrace, membersRedeem } from "./club-day.ts";

const timeZone = "Europe/Stockholm";
const at = (moment: string) => Temporal.Instant.from(moment);
const date = (day: string) => Temporal.PlainDate.from(day);

describe("a club's day", () => {
  test("follows its own calendar, also around midnight and clock changes", () => {
    const open = { timeZone, suspendedFrom: null };
    expect(clubDay(open, at("2026-03-28T22:59:59Z")).today).toEqual(date("2026-03-28"));
    expect(clubDay(open, at("2026-03-28T23:00:00Z")).today).toEqual(date("2026-03-29"));
    expect(clubDay(open, at("2026-10-25T22:59:59Z")).today).toEqual(date("2026-10-25"));
    expect(clubDay({ ...open, timeZone: "Pacific/Auckland" }, at("2026-10-25T12:00:00Z")).today).toEqual(
      date("2026-10-26"),
    );
    expect(clubDay(open, at("2026-05-01T10:00:00Z"))).toMatchObject({ suspended: false, inGrace: false });
  });

  test("is suspended from the first day without a subscription, with thirty days of grace", () => {
    const lapsed = { timeZone, suspendedFrom: date("2026-05-01") };
    const on = (day: string) => clubDay(lapsed, at(`${day}T10:00:00Z`));
    expect(on("2026-04-30")).toMatchObject({ suspended: false, inGrace: false });
    expect(on("2026-05-01")).toMatchObject({ suspended: true, inGrace: true });
    expect(on("2026-05-30")).toMatchObject({ suspended: true, inGrace: true });
    expect(on("2026-05-31")).toMatchObject({ suspended: true, inGrace: false });
    expect(graceDays).toBe(30);
    expect(lastDayOfGrace(lapsed.suspendedFrom)).toEqual(date("2026-05-30"));
    expect(["2026-04-30", "2026-05-01", "2026-05-30"].map(on).every(membersRedeem)).toBe(true);
    expect(membersRedeem(on("2026-05-31"))).toBe(false);
    expect(membersRedeem(clubDay({ timeZone, suspendedFrom: null }, at("2026-05-31T10:00:00Z")))).toBe(true);
    const through = ["2026-04-30", "2026-05-01", "2026-05-31"].map((day) => on(day).redeemsThrough?.toString() ?? null);
    expect(through).toEqual([null, "2026-05-30", "2026-05-30"]);
  });

  test("begins its suspension at midnight in the club’s time zone", () => {
    const lapsed = { timeZone, suspendedFrom: date("2026-05-01") };
    expect(clubDay(lapsed, at("2026-04-30T21:59:59Z")).suspended).toBe(false);
    expect(clubDay(lapsed, at("2026-04-30T22:00:00Z")).suspended).toBe(true);
  });
});
