import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { queuedVisit } from "./queued-visit.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
const hoursOfSevenDays = 7 * 24;

describe("the time of a queued visit", () => {
  test.each([
    ["now", { seconds: 0 }, now],
    ["a second ago", { seconds: -1 }, now.subtract({ seconds: 1 })],
    ["exactly seven days ago", { hours: -hoursOfSevenDays }, now.subtract({ hours: hoursOfSevenDays })],
    ["exactly two minutes ahead", { minutes: 2 }, now],
    ["a second ahead", { seconds: 1 }, now],
  ])("is accepted %s, and is never later than the server’s time", (_, difference, at) => {
    expect(queuedVisit(now.add(difference), now)).toEqual({ ok: true, at });
  });

  test.each([
    ["a nanosecond more than seven days ago", { hours: -hoursOfSevenDays, nanoseconds: -1 }, "VISIT_TOO_OLD"],
    ["a year ago", { hours: -365 * 24 }, "VISIT_TOO_OLD"],
    ["a nanosecond more than two minutes ahead", { minutes: 2, nanoseconds: 1 }, "VISIT_IN_FUTURE"],
    ["a day ahead", { hours: 24 }, "VISIT_IN_FUTURE"],
  ])("is refused %s", (_, difference, reason) => {
    expect(queuedVisit(now.add(difference), now)).toEqual({ ok: false, reason });
  });

  test.each([
    // The clocks go forward on 29 March and back on 25 October 2026.
    ["2026-03-24T00:30:00+01:00", "2026-03-31T01:30:00+02:00", "2026-03-24"],
    ["2026-10-20T23:30:00+02:00", "2026-10-27T22:30:00+01:00", "2026-10-20"],
    ["2026-10-24T22:30:00Z", "2026-10-25T01:30:00Z", "2026-10-25"],
    ["2026-02-28T23:59:59+01:00", "2026-03-01T00:00:01+01:00", "2026-02-28"],
    ["2026-12-31T23:30:00+01:00", "2027-01-05T09:00:00+01:00", "2026-12-31"],
  ])("%s, received at %s, is on the club’s day %s", (visitedAt, receivedAt, day) => {
    const visit = queuedVisit(Temporal.Instant.from(visitedAt), Temporal.Instant.from(receivedAt));
    if (!visit.ok) throw new Error(visit.reason);
    const club = { timeZone: "Europe/Stockholm", suspendedFrom: null };
    expect(clubDay(club, visit.at).today.toString()).toBe(day);
  });

  test("is accepted within the limits only, and then equals the time of the visit or the server’s", () => {
    const nanoseconds = fc.bigInt({ min: -10n * 86_400n * 10n ** 9n, max: 86_400n * 10n ** 9n });
    const [oldest, latest] = [BigInt(hoursOfSevenDays) * 3_600n * 10n ** 9n, 120n * 10n ** 9n];
    fc.assert(
      fc.property(nanoseconds, (difference) => {
        const visitedAt = Temporal.Instant.fromEpochNanoseconds(now.epochNanoseconds + difference);
        const visit = queuedVisit(visitedAt, now);
        if (difference < -oldest) expect(visit).toEqual({ ok: false, reason: "VISIT_TOO_OLD" });
        else if (difference > latest) expect(visit).toEqual({ ok: false, reason: "VISIT_IN_FUTURE" });
        else expect(visit).toEqual({ ok: true, at: difference > 0n ? now : visitedAt });
      }),
    );
  });
});
