import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cappedUntil, dueOf, momentOf, quietUntil, withinCapSince } from "./sendout-times.ts";

const zone = "Europe/Stockholm";
const at = (text: string) => Temporal.Instant.from(text);
const local = (text: string) => momentOf(Temporal.PlainDateTime.from(text), zone).toString();

describe("a time by the club's clock", () => {
  test("moves later when the clocks skip it, and is the first of a repeated hour", () => {
    expect(local("2026-03-29T02:30")).toBe("2026-03-29T01:30:00Z");
    expect(local("2026-10-25T02:30")).toBe("2026-10-25T00:30:00Z");
    expect(local("2026-07-01T09:00")).toBe("2026-07-01T07:00:00Z");
  });
  test("is due for an hour, and late after it", () => {
    const sendAt = at("2026-03-29T01:30:00Z");
    const dues = ["01:29:59", "01:30:00", "02:30:00", "02:30:01"].map((time) =>
      dueOf(sendAt, at(`2026-03-29T${time}Z`)),
    );
    expect(dues).toEqual(["NOT_YET", "DUE", "DUE", "LATE"]);
  });
});

describe("quiet hours", () => {
  const hours = (from: string, to: string) => ({
    from: Temporal.PlainTime.from(from),
    to: Temporal.PlainTime.from(to),
  });
  const night = hours("21:00", "08:00");
  const until = (quiet: Parameters<typeof quietUntil>[0], now: string) =>
    quietUntil(quiet, at(now), zone)?.toString() ?? null;

  test("across midnight end in the morning, on either side of midnight", () => {
    expect(until(night, "2026-06-01T18:59:59Z")).toBe(null);
    expect(until(night, "2026-06-01T19:00:00Z")).toBe("2026-06-02T06:00:00Z");
    expect(until(night, "2026-06-02T03:00:00Z")).toBe("2026-06-02T06:00:00Z");
    expect(until(night, "2026-06-02T06:00:00Z")).toBe(null);
  });
  test("within a day end on that day; without length or rules there are none", () => {
    expect(until(hours("12:00", "13:00"), "2026-06-01T10:30:00Z")).toBe("2026-06-01T11:00:00Z");
    expect(until(null, "2026-06-01T10:30:00Z")).toBe(null);
    expect(until(hours("12:00", "12:00"), "2026-06-01T10:30:00Z")).toBe(null);
  });
  test("end a day later when a clock change skips the only time between them", () => {
    const openAtTwo = hours("02:01", "02:00");
    expect(until(openAtTwo, "2026-03-28T20:00:00Z")).toBe("2026-03-30T00:00:00Z");
    expect(until(hours("03:00", "02:30"), "2026-03-28T20:00:00Z")).toBe("2026-03-30T00:30:00Z");
    expect(until(hours("03:31", "02:30"), "2026-03-28T20:00:00Z")).toBe("2026-03-29T01:30:00Z");
  });
  test("always end later than now, and are over at their end, whatever the clocks do", () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const nights = fc.constantFrom("2026-03-28T20:00:00Z", "2026-10-24T20:00:00Z", "2026-06-01T00:00:00Z");
    fc.assert(
      fc.property(minutes, minutes, nights, fc.integer({ min: 0, max: 1440 }), (from, to, begin, after) => {
        const time = (minute: number) => new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
        const quiet = { from: time(from), to: time(to) };
        const now = at(begin).add({ minutes: after });
        const end = quietUntil(quiet, now, zone);
        if (!end) return;
        expect(Temporal.Instant.compare(end, now)).toBe(1);
        expect(now.until(end).total("hours")).toBeLessThanOrEqual(48);
        expect(quietUntil(quiet, end, zone)).toBe(null);
      }),
    );
  });
});

describe("a cap of two messages in seven days", () => {
  const cap = { messages: 2, days: 7 };
  const now = at("2026-06-10T10:00:00Z");
  const until = (...contacts: string[]) => cappedUntil(cap, contacts.map(at), now)?.toString() ?? null;

  test("allows the third message when the first is seven days old", () => {
    expect(until()).toBe(null);
    expect(until("2026-06-09T10:00:00Z")).toBe(null);
    expect(until("2026-06-09T10:00:00Z", "2026-06-05T10:00:00Z")).toBe("2026-06-12T10:00:00Z");
    expect(until("2026-06-09T10:00:00Z", "2026-06-03T10:00:00Z")).toBe(null);
    expect(until("2026-06-09T10:00:00Z", "2026-06-08T10:00:00Z", "2026-06-07T10:00:00Z")).toBe("2026-06-15T10:00:00Z");
  });
  test("never allows more messages than configured, and never waits longer than its days", () => {
    const ago = fc.array(fc.integer({ min: 0, max: 20 * 24 }), { maxLength: 6 });
    fc.assert(
      fc.property(ago, fc.integer({ min: 1, max: 4 }), (hours, messages) => {
        const contacts = hours.map((hour) => now.subtract({ hours: hour }));
        const then = cappedUntil({ messages, days: 7 }, contacts, now) ?? now;
        const recent = contacts.filter((each) => Temporal.Instant.compare(each.add({ hours: 168 }), then) > 0);
        expect(recent.length).toBeLessThan(messages);
        expect(now.until(then).total("hours")).toBeLessThanOrEqual(168);
      }),
    );
  });
  test("counts exactly the messages that are read for the cap", () => {
    const counts = (sent: string) => Temporal.Instant.compare(at(sent), withinCapSince(cap, now)) > 0;
    for (const sent of ["2026-06-03T09:59:59Z", "2026-06-03T10:00:00Z", "2026-06-03T10:00:01Z", "2026-06-10T10:00:00Z"])
      expect(counts(sent)).toBe(cappedUntil({ ...cap, messages: 1 }, [at(sent)], now) !== null);
  });
  test("postpones no member when it is null", () => {
    expect(cappedUntil(null, [now, now, now], now)).toBe(null);
  });
});
