import { describe, expect, test } from "vitest";
import type { EntryKind } from "#features/loyalty/points/domain/ledger.ts";
import { balanceAsOf } from "./past-balance.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const entry = (kind: EntryKind, lotId: number, points: number, otherLotId: number | null = null) => ({
  kind,
  lotId,
  points,
  otherLotId,
});
const owing = [
  ...[entry("EARN", 1, 100), entry("REDEEM", 1, 100), entry("RETURN", 1, 100)],
  ...[entry("EARN", 2, 50), entry("SETTLE", 2, 50, 1)],
];

describe("the balance as of a day", () => {
  const zone = "Europe/Stockholm";
  const lots = [
    { id: 1, validThrough: day("2026-03-29") },
    { id: 2, validThrough: day("2026-12-31") },
  ];
  const at = (each: ReturnType<typeof entry>, instant: string) => ({ ...each, at: Temporal.Instant.from(instant) });
  const entries = [
    at(entry("EARN", 1, 100), "2026-02-28T22:59:59.999Z"),
    at(entry("EARN", 2, 10), "2026-02-28T23:00Z"),
    at(entry("REDEEM", 1, 60), "2026-03-29T21:59:59Z"),
    at(entry("CANCEL", 1, 60), "2026-03-29T22:00Z"),
  ];
  const asOf = (text: string) => balanceAsOf(lots, entries, day(text), zone);
  test("counts entries written before the day ended in the club’s time zone", () => {
    expect(asOf("2026-02-27")).toBe(0);
    expect(asOf("2026-02-28")).toBe(100);
    expect(asOf("2026-03-01")).toBe(110);
  });
  test("includes a lot on its last day, also when a clock change shortens that day", () => {
    expect(asOf("2026-03-29")).toBe(50);
  });
  test("excludes a lot on the day after, whatever was returned to it", () => expect(asOf("2026-03-30")).toBe(10));
  test("accepts entries with a day instead of a moment", () => {
    const dated = owing.map((each, index) => ({ ...each, on: day("2026-05-01").add({ days: index }) }));
    const figures = [0, 1, 2, 3, 4].map((days) =>
      balanceAsOf(
        lots.map(({ id }) => ({ id, validThrough: day("2027-01-01") })),
        dated,
        day("2026-05-01").add({ days }),
        zone,
      ),
    );
    expect(figures).toEqual([100, 0, 0, 50, 0]);
  });
});
