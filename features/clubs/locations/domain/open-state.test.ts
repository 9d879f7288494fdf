import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closingOf, hoursOn, openingOf, openState, type PlaceHours } from "./open-state.ts";
import { isOpenAt, type OpeningHours, openingTimes, weekdays } from "./opening-hours.ts";
import type { SpecialDay } from "./special-days.ts";

const zone = "Europe/Stockholm";
const row = (dayFrom: number, dayTo: number | null, timeFrom: string, timeTo: string): OpeningHours => ({
  dayFrom,
  dayTo,
  timeFrom,
  timeTo,
});
const special = (dateFrom: string, dateTo: string, times: [string, string] | null, name = "Lov"): SpecialDay => ({
  dateFrom,
  dateTo,
  name,
  timeFrom: times?.[0] ?? null,
  timeTo: times?.[1] ?? null,
});
/** Returns the state at a local time as text: "open" with the closing time, "closed" with the next opening. */
const describeState = (place: Partial<PlaceHours>, at: string, timeZone = zone) => {
  const now = Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone).toInstant();
  return saidAt(place, now, timeZone);
};
const saidAt = (place: Partial<PlaceHours>, now: Temporal.Instant, timeZone = zone) => {
  const state = openState({ week: [], special: [], ...place }, timeZone, now);
  if (state.kind === "none") return "none";
  const at = state.kind === "open" ? state.until : state.opens;
  return `${state.kind} ${at?.toString({ smallestUnit: "minute" }) ?? "-"}`;
};

const week = [row(1, 5, "09:00", "18:00"), row(6, null, "10:00", "15:30")];

// 1 June 2026 is a Monday.
test.each([
  ["2026-06-01T08:59:59", "closed 2026-06-01T09:00"],
  ["2026-06-01T09:00", "open 2026-06-01T18:00"],
  ["2026-06-01T17:59:59", "open 2026-06-01T18:00"],
  ["2026-06-01T18:00", "closed 2026-06-02T09:00"],
  ["2026-06-06T15:30", "closed 2026-06-08T09:00"],
])("openState follows the week at %s: %s", (at, state) => {
  expect(describeState({ week }, at)).toBe(state);
});

test("openState is none without hours, and after the week’s last closing it names the next opening", () => {
  expect(describeState({}, "2026-06-01T12:00")).toBe("none");
  expect(describeState({ week: [row(0, null, "12:00", "13:00")] }, "2026-06-07T13:00")).toBe("closed 2026-06-14T12:00");
});

test("openState is none without a week and without a current special day", () => {
  const fair = { special: [special("2026-05-31", "2026-05-31", ["20:00", "02:00"])] };
  expect(describeState(fair, "2026-05-31T12:00")).toBe("closed 2026-05-31T20:00");
  expect(describeState(fair, "2026-06-01T01:30")).toBe("open 2026-06-01T02:00");
  expect(describeState(fair, "2026-06-01T02:00")).toBe("none");
  expect(describeState({ ...fair, week }, "2026-06-07T12:00")).toBe("closed 2026-06-08T09:00");
  expect(describeState({ special: [special("2026-06-01", "2026-06-02", null)] }, "2026-06-01T12:00")).toBe("closed -");
  expect(describeState({ special: [special("2026-06-01", "2026-06-02", null)] }, "2026-06-03T12:00")).toBe("none");
});

describe("opening hours across midnight", () => {
  const bar = [row(5, 6, "20:00", "02:00")];
  test("last until the next morning", () => {
    expect(describeState({ week: bar }, "2026-06-05T23:00")).toBe("open 2026-06-06T02:00");
    expect(describeState({ week: bar }, "2026-06-07T01:30")).toBe("open 2026-06-07T02:00");
    expect(describeState({ week: bar }, "2026-06-07T02:00")).toBe("closed 2026-06-12T20:00");
  });
  test("join two rows that meet at midnight", () => {
    const split = [row(5, null, "20:00", "00:00"), row(6, null, "00:00", "03:00")];
    expect(describeState({ week: split }, "2026-06-05T23:00")).toBe("open 2026-06-06T03:00");
  });
  test("never close round the clock, but close after a partial week round the clock", () => {
    expect(describeState({ week: [row(1, 0, "00:00", "00:00")] }, "2026-06-03T23:59")).toBe("open -");
    const almost = [row(1, 6, "00:00", "00:00"), row(0, null, "00:00", "12:00")];
    expect(describeState({ week: almost }, "2026-06-04T23:59")).toBe("open 2026-06-07T12:00");
  });
  test("on the night before a closed day end as usual", () => {
    const place = { week: bar, special: [special("2026-06-06", "2026-06-06", null)] };
    expect(describeState(place, "2026-06-06T01:00")).toBe("open 2026-06-06T02:00");
    expect(describeState(place, "2026-06-06T21:00")).toBe("closed 2026-06-12T20:00");
  });
});

describe("opening hours at a clock change", () => {
  const night = [row(6, null, "22:00", "04:00")];
  const instant = (text: string) => Temporal.Instant.from(text);
  test("lose the skipped hour in spring", () => {
    expect(saidAt({ week: night }, instant("2026-03-29T00:59:00Z"))).toBe("open 2026-03-29T04:00");
    expect(saidAt({ week: night }, instant("2026-03-29T01:59:00Z"))).toBe("open 2026-03-29T04:00");
    expect(saidAt({ week: night }, instant("2026-03-29T02:00:00Z"))).toBe("closed 2026-04-04T22:00");
  });
  test("include the repeated hour in autumn", () => {
    expect(saidAt({ week: night }, instant("2026-10-25T00:30:00Z"))).toBe("open 2026-10-25T04:00");
    expect(saidAt({ week: night }, instant("2026-10-25T01:30:00Z"))).toBe("open 2026-10-25T04:00");
    expect(saidAt({ week: night }, instant("2026-10-25T03:00:00Z"))).toBe("closed 2026-10-31T22:00");
  });
  test("follow the point of sale’s own time zone", () => {
    const now = instant("2026-06-01T07:00:00Z");
    expect(saidAt({ week }, now, "Europe/Stockholm")).toBe("open 2026-06-01T18:00");
    expect(saidAt({ week }, now, "Atlantic/Reykjavik")).toBe("closed 2026-06-01T09:00");
  });
});

describe("opening hours on special days", () => {
  const christmas = special("2026-12-24", "2026-12-26", null, "Jul");
  test("make the shop closed until the next open day", () => {
    // 24 December 2026 is a Thursday, the 27th a Sunday.
    expect(describeState({ week, special: [christmas] }, "2026-12-24T12:00")).toBe("closed 2026-12-28T09:00");
  });
  test("replace the week’s, also on days without hours", () => {
    const sunday = special("2026-12-20", "2026-12-20", ["12:00", "16:00"]);
    expect(describeState({ week, special: [sunday] }, "2026-12-20T12:30")).toBe("open 2026-12-20T16:00");
    expect(describeState({ special: [sunday] }, "2026-12-19T12:30")).toBe("closed 2026-12-20T12:00");
  });
  test("in a range leave the week’s closed days closed, but open every day if there are no weekly hours", () => {
    const summer = special("2026-06-22", "2026-08-16", ["10:00", "16:00"]);
    expect(describeState({ week, special: [summer] }, "2026-06-28T12:00")).toBe("closed 2026-06-29T10:00");
    expect(describeState({ special: [summer] }, "2026-06-28T12:00")).toBe("open 2026-06-28T16:00");
  });
  test("come from a single special day rather than from a range that includes it, with the single day’s name", () => {
    const place = { week, special: [special("2026-12-21", "2026-12-31", ["10:00", "14:00"]), christmas] };
    const on = (date: string) => hoursOn(place, Temporal.PlainDate.from(date));
    expect(on("2026-12-23")).toMatchObject({
      times: [{ timeFrom: "10:00", timeTo: "14:00" }],
      special: { name: "Lov" },
    });
    expect(on("2026-12-25")).toMatchObject({ times: [], special: { name: "Jul" } });
    expect(on("2027-01-04")).toEqual({ times: [{ timeFrom: "09:00", timeTo: "18:00" }], special: null });
  });
  test("name no next opening if it is too far ahead", () => {
    expect(describeState({ week, special: [special("2026-06-01", "2027-05-31", null)] }, "2026-06-01T12:00")).toBe(
      "closed -",
    );
  });
});

test("a closing after midnight belongs to tonight, but an opening after midnight to tomorrow", () => {
  const today = Temporal.PlainDate.from("2026-06-05");
  const at = (text: string) => Temporal.PlainDateTime.from(text);
  const now = at("2026-06-05T21:00");
  expect(closingOf(at("2026-06-06T02:00"), now)).toEqual({ daysAhead: 0, date: "2026-06-05", time: "02:00" });
  expect(closingOf(at("2026-06-06T00:00"), now)).toMatchObject({ daysAhead: 0, time: "24:00" });
  expect(closingOf(at("2026-06-06T06:30"), now)).toEqual({ daysAhead: 1, date: "2026-06-06", time: "06:30" });
  // At one o'clock at night "until 02:00" would mean in an hour.
  expect(closingOf(at("2026-06-06T02:00"), at("2026-06-05T01:00"))).toMatchObject({ daysAhead: 1, time: "02:00" });
  expect(closingOf(at("2026-06-06T02:00"), at("2026-06-05T02:00"))).toMatchObject({ daysAhead: 0 });
  expect(openingOf(at("2026-06-06T02:00"), today)).toEqual({ daysAhead: 1, date: "2026-06-06", time: "02:00" });
  expect(openingOf(at("2026-08-17T10:00"), today)).toMatchObject({ daysAhead: 73 });
});

test("openState agrees with the week’s rows at every minute and names the next change", () => {
  const anyRow = fc
    .tuple(fc.constantFrom(...weekdays), fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 47 }))
    .map(([day, from, length]) => row(day, null, openingTimes[from] ?? "", openingTimes[(from + length) % 48] ?? ""))
    .filter(({ timeFrom, timeTo }) => timeTo === "00:00" || timeTo > timeFrom || timeTo <= "06:00");
  fc.assert(
    fc.property(
      fc.array(anyRow, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 7 * 1440 }),
      (rows, minute) => {
        const at = Temporal.PlainDateTime.from("2026-06-01T00:00").add({ minutes: minute });
        const state = openState({ week: rows, special: [] }, "UTC", at.toZonedDateTime("UTC").toInstant());
        expect(state.kind === "open").toBe(isOpenAt(rows, at));
        const turns = state.kind === "open" ? state.until : state.kind === "closed" ? state.opens : null;
        if (turns === null) throw new Error("a week with hours and gaps turns");
        expect(isOpenAt(rows, turns)).toBe(state.kind === "closed");
        expect(isOpenAt(rows, turns.subtract({ minutes: 1 }))).toBe(state.kind === "open");
      },
    ),
  );
});
