import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { daysAhead, moveClock, type SandboxClock } from "./sandbox-clock.ts";

const day = Temporal.PlainDate.from;
const at = Temporal.Instant.from;
const clock = at("2026-11-21T12:00:00.250Z");
const sandbox: SandboxClock = { sandbox: true, clockAhead: 0, timeZone: "Europe/Stockholm" };

/** Returns the club's clock after a permitted move. */
function moved(chain: SandboxClock, ...args: [Parameters<typeof moveClock>[1], Temporal.Instant?]) {
  const verdict = moveClock(chain, args[0], args[1] ?? clock);
  if (!verdict.ok) throw new Error(verdict.reason);
  return { ...chain, clockAhead: verdict.clockAhead };
}
const readClubTime = (chain: SandboxClock, now = clock) =>
  chainNow(now, chain).toZonedDateTimeISO(chain.timeZone).toString({ timeZoneName: "never" });

describe("moving a sandbox’s clock", () => {
  test.each([
    [{ moveTo: day("2027-01-03") }, "2027-01-03T13:00:00.25+01:00"],
    [{ from: day("2026-11-21"), days: 1 }, "2026-11-22T13:00:00.25+01:00"],
    [{ from: day("2026-11-21"), days: 7 }, "2026-11-28T13:00:00.25+01:00"],
    [{ from: day("2026-11-21"), months: 1 }, "2026-12-21T13:00:00.25+01:00"],
    // Summer time begins in between: the time of day stays.
    [{ from: day("2026-11-21"), months: 8 }, "2027-07-21T13:00:00.25+02:00"],
  ])("ends at the right time for %j", (move, expected) => {
    expect(readClubTime(moved(sandbox, move))).toBe(expected);
  });

  test("by a month from the 31st ends at the end of the next month", () => {
    const clockOf = at("2027-01-31T11:00:00Z");
    expect(readClubTime(moved(sandbox, { from: day("2027-01-31"), months: 1 }, clockOf), clockOf)).toMatch(
      /^2027-02-28T12/,
    );
  });

  test("to a time of day that a clock change skips ends at the next existing time", () => {
    const night = at("2026-11-21T01:30:00Z");
    const verdict = moved(sandbox, { moveTo: day("2027-03-28") }, night);
    expect(readClubTime(verdict, night)).toMatch(/^2027-03-28T03:30/);
  });

  test("to the current day, or twice by the same move, changes nothing", () => {
    expect(moved(sandbox, { moveTo: day("2026-11-21") }).clockAhead).toBe(0);
    const move = { from: day("2026-11-21"), months: 1 };
    const once = moved(sandbox, move);
    expect(moved(once, move, clock.add({ milliseconds: 300 }))).toEqual(once);
  });

  test("is refused for a real club", () => {
    const verdict = moveClock({ ...sandbox, sandbox: false }, { moveTo: day("2027-01-03") }, clock);
    expect(verdict).toEqual({ ok: false, reason: "NOT_A_SANDBOX" });
  });

  test.each([
    [{ moveTo: day("2026-11-20") }, "CLOCK_ONLY_FORWARD"],
    [{ from: day("2026-11-19"), days: 1 }, "CLOCK_ONLY_FORWARD"],
    [{ from: day("2026-11-21") }, null],
    [{ moveTo: day("2036-11-21") }, null],
    [{ moveTo: day("2036-11-22") }, "CLOCK_TOO_FAR"],
    [{ from: day("2030-01-01"), months: 120 }, "CLOCK_TOO_FAR"],
  ])("by %j gives the refusal %j", (move, reason) => {
    const verdict = moveClock(sandbox, move, clock);
    expect(verdict.ok ? null : verdict.reason).toBe(reason);
  });

  test("is limited to ten years from the server’s day, so a clock at the limit can move only as that day advances", () => {
    const far = moved(sandbox, { moveTo: day("2036-11-21") });
    expect(moveClock(far, { from: day("2036-11-21"), days: 1 }, clock)).toMatchObject({ reason: "CLOCK_TOO_FAR" });
    const tomorrow = clock.add({ hours: 24 });
    expect(readClubTime(moved(far, { moveTo: day("2036-11-22") }, tomorrow), tomorrow)).toMatch(/^2036-11-22/);
  });

  test("never goes backwards nor beyond the stored range", () => {
    const moment = fc
      .integer({ min: 0, max: 4 * 365 * 86_400 })
      .map((seconds) => at("2024-01-01T00:00:00Z").add({ seconds }));
    const target = fc.integer({ min: -400, max: 4400 }).map((days) => day("2024-01-01").add({ days }));
    const zone = fc.constantFrom("Europe/Stockholm", "UTC", "America/New_York", "Pacific/Apia");
    fc.assert(
      fc.property(moment, fc.array(target, { maxLength: 6 }), zone, (now, targets, timeZone) => {
        let chain: SandboxClock = { ...sandbox, timeZone };
        for (const moveTo of targets) {
          const verdict = moveClock(chain, { moveTo }, now);
          if (!verdict.ok) continue;
          expect(verdict.clockAhead).toBeGreaterThanOrEqual(chain.clockAhead);
          expect(verdict.clockAhead).toBeLessThanOrEqual(3654 * 86_400);
          chain = { ...chain, clockAhead: verdict.clockAhead };
        }
      }),
    );
  });
});

test.each([
  [0, 0],
  [86_400, 1],
  // Eleven hours later it is past midnight in Stockholm.
  [11 * 3_600, 1],
  [10 * 3_600, 0],
])("%j seconds ahead are %j days", (clockAhead, days) => {
  expect(daysAhead({ ...sandbox, clockAhead }, clock)).toBe(days);
});
