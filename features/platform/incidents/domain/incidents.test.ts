import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { incidentClock, incidentState, incidentStep, missingForAuthority } from "./incidents.ts";

const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Stockholm]`).toInstant();
const clock = (discovered: string, now: string, reported?: string, closed?: string) =>
  incidentClock(
    {
      discoveredAt: at(discovered),
      reportedAt: reported ? at(reported) : null,
      closedAt: closed ? at(closed) : null,
    },
    at(now),
  );

describe("the clock of an incident", () => {
  test("runs for 72 hours from discovery, to the minute", () => {
    expect(clock("2026-05-01T09:30", "2026-05-04T09:29")).toMatchObject({ state: "RUNNING", minutes: 1 });
    expect(clock("2026-05-01T09:30", "2026-05-04T09:30")).toMatchObject({ state: "RUNNING", minutes: 0 });
    expect(clock("2026-05-01T09:30", "2026-05-04T10:31")).toMatchObject({ state: "OVERDUE", minutes: 61 });
  });

  test("ignores clock changes: the deadline is an hour earlier in autumn and later in spring", () => {
    const wall = (discovered: string) =>
      clock(discovered, discovered).deadline.toZonedDateTimeISO("Europe/Stockholm").toPlainDateTime().toString();
    expect(wall("2026-10-24T12:00")).toBe("2026-10-27T11:00:00");
    expect(wall("2026-03-28T12:00")).toBe("2026-03-31T13:00:00");
  });

  test("stops at the report, in time or late, or when the incident is closed without one", () => {
    expect(clock("2026-05-01T09:00", "2026-06-01T09:00", "2026-05-04T09:00")).toMatchObject({ state: "IN_TIME" });
    expect(clock("2026-05-01T09:00", "2026-06-01T09:00", "2026-05-04T09:02")).toMatchObject({
      state: "LATE",
      minutes: 2,
    });
    expect(clock("2026-05-01T09:00", "2026-06-01T09:00", undefined, "2026-05-02T09:00")).toMatchObject({
      state: "NONE",
    });
  });

  test("loses exactly one minute with each elapsed minute, also after the deadline", () => {
    const moment = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const discoveredAt = at("2026-03-27T00:00");
        const leftAt = (minutes: number) => {
          const now = discoveredAt.add({ minutes });
          const clock = incidentClock({ discoveredAt, reportedAt: null, closedAt: null }, now);
          return clock.state === "RUNNING" ? clock.minutes : -clock.minutes;
        };
        expect(leftAt(one) - leftAt(other)).toBe(other - one);
      }),
    );
  });
});

test("an incident goes from open to reported to closed, and needs a reason to close without a report", () => {
  const now = at("2026-05-01T09:00");
  expect(incidentState({ reportedAt: null, closedAt: null })).toBe("OPEN");
  expect(incidentState({ reportedAt: now, closedAt: null })).toBe("REPORTED");
  expect(incidentState({ reportedAt: now, closedAt: now })).toBe("CLOSED");
  expect(incidentStep("OPEN", "REPORTED", "")).toEqual({ ok: true });
  expect(incidentStep("OPEN", "CLOSED", " ")).toEqual({ ok: false, reason: "REQUIRED" });
  expect(incidentStep("OPEN", "CLOSED", "Ingen risk")).toEqual({ ok: true });
  expect(incidentStep("REPORTED", "CLOSED", "")).toEqual({ ok: true });
  expect(incidentStep("REPORTED", "REPORTED", "")).toEqual({ ok: false, reason: "INCIDENT_STATE" });
  expect(incidentStep("CLOSED", "CLOSED", "x")).toEqual({ ok: false, reason: "INCIDENT_STATE" });
});

test("missing facts for the authority are listed, and zero is not missing", () => {
  const facts = { what: "Bort", beganAt: null, dataCategories: " ", peopleCount: 0, recordCount: null };
  expect(missingForAuthority({ ...facts, consequences: "", measures: "", contact: "Eva" })).toEqual([
    "beganAt",
    "dataCategories",
    "recordCount",
    "consequences",
    "measures",
  ]);
});
