import fc from "fast-check";
import { expect, test } from "vitest";
import { creditMonth, creditProblem, creditsForOwnMessages, hasRoomForMore } from "./credits.ts";

const room = { available: 100, monthLimit: 50, usedThisMonth: 30 };

test("a month is the calendar month of the club", () => {
  const month = (now: string) => creditMonth("Europe/Stockholm", Temporal.Instant.from(now)).toString();
  expect(month("2026-11-30T22:59:59Z")).toBe("2026-11-01");
  expect(month("2026-11-30T23:00:00Z")).toBe("2026-12-01");
});

test("a club’s own messages may use the rest of the month’s limit, within the available credits", () => {
  expect(creditProblem(room, { credits: 20, isOwn: true })).toBe(null);
  expect(creditProblem(room, { credits: 21, isOwn: true })).toBe("SMS_MONTH_LIMIT");
  expect(creditProblem({ ...room, monthLimit: null }, { credits: 101, isOwn: true })).toBe("NO_SMS_CREDITS");
  expect(creditsForOwnMessages({ ...room, available: 5 })).toBe(5);
  expect(creditsForOwnMessages({ ...room, monthLimit: null })).toBe(100);
});

test("a message that a person requested is sent beyond the monthly limit", () => {
  expect(creditProblem(room, { credits: 100, isOwn: false })).toBe(null);
  expect(creditProblem(room, { credits: 101, isOwn: false })).toBe("NO_SMS_CREDITS");
});

test("a top-up has room while the month's limit allows more than the available credits", () => {
  expect(hasRoomForMore({ available: 5, monthLimit: null, usedThisMonth: 900 })).toBe(true);
  expect(hasRoomForMore({ available: 5, monthLimit: 50, usedThisMonth: 44 })).toBe(true);
  expect(hasRoomForMore({ available: 5, monthLimit: 50, usedThisMonth: 45 })).toBe(false);
  expect(hasRoomForMore({ available: 0, monthLimit: 50, usedThisMonth: 60 })).toBe(false);
});

test("a limit below the month's use leaves zero credits, never fewer", () => {
  expect(creditsForOwnMessages({ ...room, monthLimit: 10 })).toBe(0);
});

test("all remaining credits can be taken, and one more cannot", () => {
  const rooms = fc.record({
    available: fc.nat(200),
    monthLimit: fc.option(fc.nat(200), { nil: null }),
    usedThisMonth: fc.nat(300),
  });
  fc.assert(
    fc.property(rooms, (any) => {
      const credits = creditsForOwnMessages(any);
      expect(creditProblem(any, { credits, isOwn: true })).toBe(null);
      expect(creditProblem(any, { credits: credits + 1, isOwn: true })).not.toBe(null);
    }),
  );
});
