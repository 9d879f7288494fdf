import fc from "fast-check";
import { expect, test } from "vitest";
import { todayIn } from "#packages/domain/calendar.ts";
import { askingOf, type DailyTime, nextAsking } from "./asking-times.ts";

const zone = "Europe/Stockholm";
const at = (text: string) => Temporal.Instant.from(text);
const clock = (text: string) => Temporal.PlainTime.from(text);
const night = { from: clock("21:00"), to: clock("08:00") };
const ten: DailyTime = { at: clock("10:00"), quiet: night, zone };
const next = (now: string, time = ten) => nextAsking(at(now), time).toString();

test("an automatic sendout runs each day at its time, also on nights of clock changes", () => {
  expect(next("2026-06-01T07:59:59Z")).toBe("2026-06-01T08:00:00Z");
  expect(next("2026-06-01T08:00:00Z")).toBe("2026-06-02T08:00:00Z");
  expect(next("2026-03-28T12:00:00Z")).toBe("2026-03-29T08:00:00Z");
  expect(next("2026-10-24T12:00:00Z")).toBe("2026-10-25T09:00:00Z");
  const never = { ...ten, at: clock("02:30"), quiet: null };
  expect(next("2026-03-28T12:00:00Z", never)).toBe("2026-03-29T01:30:00Z");
  expect(next("2026-10-25T00:30:00Z", never)).toBe("2026-10-26T01:30:00Z");
});

test("a time in quiet hours moves to their end on the same day", () => {
  expect(next("2026-06-01T03:00:00Z", { ...ten, at: clock("22:30") })).toBe("2026-06-01T06:00:00Z");
  expect(next("2026-06-01T03:00:00Z", { ...ten, at: clock("05:00") })).toBe("2026-06-01T06:00:00Z");
});

test("a delayed run still takes place the same day, but not at night or for a day that is over", () => {
  const sendAt = at("2026-06-01T08:00:00Z");
  const asking = (now: string) => {
    const { asks, next: then } = askingOf(sendAt, at(now), ten);
    return `${asks ? "asks" : "waits"}, then ${then}`;
  };
  expect(asking("2026-06-01T07:00:00Z")).toBe("waits, then 2026-06-01T08:00:00Z");
  expect(asking("2026-06-01T08:00:00Z")).toBe("asks, then 2026-06-02T08:00:00Z");
  expect(asking("2026-06-01T18:00:00Z")).toBe("asks, then 2026-06-02T08:00:00Z");
  expect(asking("2026-06-01T20:00:00Z")).toBe("waits, then 2026-06-02T08:00:00Z");
  expect(asking("2026-06-04T05:00:00Z")).toBe("waits, then 2026-06-04T08:00:00Z");
  expect(asking("2026-06-04T12:00:00Z")).toBe("asks, then 2026-06-05T08:00:00Z");
});

test("each club day has at most one run, and exactly one when the worker checks until the day ends, whatever the clocks do", () => {
  const minute = fc.integer({ min: 0, max: 1439 }).map((m) => new Temporal.PlainTime(Math.floor(m / 60), m % 60));
  const quiet = fc.option(fc.record({ from: minute, to: minute }));
  const begin = fc.constantFrom("2026-03-27T23:00:00Z", "2026-10-23T22:00:00Z", "2026-06-01T22:00:00Z");
  const steps = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 5, maxLength: 60 });
  fc.assert(
    fc.property(minute, quiet, begin, steps, (time, hours, from, waits) => {
      const daily = { at: time, quiet: hours, zone };
      let now = at(from);
      let sendAt = nextAsking(now, daily);
      const askedDays: string[] = [];
      for (const minutes of waits) {
        now = now.add({ minutes });
        const { asks, next: then } = askingOf(sendAt, now, daily);
        if (asks) askedDays.push(todayIn(zone, now).toString());
        if (Temporal.Instant.compare(sendAt, now) <= 0) expect(Temporal.Instant.compare(then, now)).toBe(1);
        sendAt = then;
      }
      expect(new Set(askedDays).size).toBe(askedDays.length);
    }),
  );
});
