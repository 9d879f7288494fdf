import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginPinTry, type PinFailures, pinLockedSeconds, pinLockMinutes, pinProblem } from "./pin.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
const none: PinFailures = { count: 0, lockedUntil: null };

describe("pinProblem", () => {
  test.each(["", "123", "1234567", "12a4", "12 4", "１２３４", "-123", "12.4"])(
    "rejects %j, which is not a PIN",
    (pin) => {
      expect(pinProblem(pin)).toBe("INVALID_PIN");
    },
  );

  test.each([
    ...["0000", "7777", "999999", "1234", "2345", "0123", "4321", "9876", "3210", "7890", "8901", "2109", "123456"],
    ...["1212", "121212", "123123", "1122", "112233", "2580", "654321"],
  ])("rejects %s as easy to guess", (pin) => {
    expect(pinProblem(pin)).toBe("PIN_TOO_SIMPLE");
  });

  test.each(["4071", "1235", "8265", "90173", "461802", "1223", "12121"])("accepts %s", (pin) => {
    expect(pinProblem(pin)).toBeNull();
  });

  test("accepts at least 95 percent of the four-digit PINs", () => {
    const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, "0"));
    expect(all.filter((pin) => pinProblem(pin) === null).length).toBeGreaterThan(9_500);
  });
});

describe("wrong PIN attempts", () => {
  test("lock after every fifth, for a growing time of at most a day", () => {
    expect([1, 4, 5, 6, 10, 15, 20].map(pinLockMinutes)).toEqual([0, 0, 5, 0, 10, 20, 40]);
    expect(pinLockMinutes(0)).toBe(0);
    expect(pinLockMinutes(500)).toBe(24 * 60);
  });

  test("refuse further attempts until the lock ends, to the second", () => {
    const locked = { count: 5, lockedUntil: now.add({ minutes: 5 }) };
    expect(pinLockedSeconds(locked, now)).toBe(300);
    expect(beginPinTry(locked, now)).toEqual({ ok: false, reason: "PIN_LOCKED" });
    expect(beginPinTry(locked, now.add({ milliseconds: 299_999 })).ok).toBe(false);
    expect(beginPinTry(locked, now.add({ seconds: 300 }))).toEqual({
      ok: true,
      failures: { count: 6, lockedUntil: null },
    });
  });

  test("allow at most 45 attempts in a day, however they are spread", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 400 }), (pauses) => {
        let [failures, at, allowed] = [none, now, 0];
        for (const seconds of pauses) {
          at = at.add({ seconds });
          const tried = beginPinTry(failures, at);
          if (!tried.ok) continue;
          failures = tried.failures;
          allowed++;
        }
        const hours = (at.epochMilliseconds - now.epochMilliseconds) / 3_600_000;
        expect(allowed).toBe(failures.count);
        if (hours <= 24) expect(allowed).toBeLessThanOrEqual(45);
      }),
    );
  });
});
