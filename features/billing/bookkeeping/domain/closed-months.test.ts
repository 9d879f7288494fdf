import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bookedOn, closeMonth, openMonth } from "./closed-months.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const [november, december] = [day("2026-11-01"), day("2026-12-01")];
const closedNovember = day("2026-11-30");
const describeAnswer = (answer: ReturnType<typeof closeMonth> | ReturnType<typeof openMonth>) =>
  answer.ok ? answer.closedThrough.toString() : answer.reason;

describe("a month of the books", () => {
  test("can be closed when it is over, together with all earlier months, in leap years too", () => {
    expect(describeAnswer(closeMonth(november, null, day("2026-11-30")))).toBe("MONTH_NOT_OVER");
    expect(describeAnswer(closeMonth(november, null, day("2026-12-01")))).toBe("2026-11-30");
    expect(describeAnswer(closeMonth(day("2028-02-01"), closedNovember, day("2028-03-01")))).toBe("2028-02-29");
  });

  test("can be closed only once", () => {
    expect(describeAnswer(closeMonth(november, closedNovember, day("2027-01-01")))).toBe("MONTH_CLOSED");
    expect(describeAnswer(closeMonth(day("2026-10-01"), closedNovember, day("2027-01-01")))).toBe("MONTH_CLOSED");
  });

  test("can be reopened if it is the latest closed month", () => {
    expect(describeAnswer(openMonth(november, closedNovember))).toBe("2026-10-31");
    expect(describeAnswer(openMonth(day("2026-10-01"), closedNovember))).toBe("NOT_LATEST_CLOSED");
    expect(describeAnswer(openMonth(december, closedNovember))).toBe("NOT_LATEST_CLOSED");
    expect(describeAnswer(openMonth(november, null))).toBe("NOT_LATEST_CLOSED");
  });

  test("takes no bookings when closed: they move to the first open day", () => {
    expect(bookedOn(day("2026-11-30"), closedNovember)).toEqual(december);
    expect(bookedOn(december, closedNovember)).toEqual(december);
    expect(bookedOn(day("2026-01-05"), null)).toEqual(day("2026-01-05"));
  });

  test("never books on a closed day, before the event or in the future", () => {
    const anyDay = fc.nat(800).map((days) => day("2026-01-01").add({ days }));
    fc.assert(
      fc.property(anyDay, fc.array(fc.tuple(anyDay, fc.boolean())), anyDay, (today, acts, late) => {
        let closed: Temporal.PlainDate | null = null;
        for (const [month, opens] of acts) {
          const answer: ReturnType<typeof closeMonth> | ReturnType<typeof openMonth> = opens
            ? openMonth(closed ?? month, closed)
            : closeMonth(month, closed, today);
          if (answer.ok) closed = answer.closedThrough;
        }
        const came = Temporal.PlainDate.compare(late, today) > 0 ? today : late;
        const bookedDay = bookedOn(came, closed);
        if (closed) expect(Temporal.PlainDate.compare(bookedDay, closed)).toBe(1);
        expect(Temporal.PlainDate.compare(bookedDay, came)).toBeGreaterThanOrEqual(0);
        expect(Temporal.PlainDate.compare(bookedDay, today)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
