import fc from "fast-check";
import { expect, test } from "vitest";
import { type PointsHistory, pointsHistory } from "./points-events.ts";
import { live, startLife } from "./points-life.ts";
import { fixedSeed } from "./runs.ts";

test("point histories reach every kind of entry, points returned through several lots, and points returned to expired lots", () => {
  const seen = new Set(
    fc.sample(pointsHistory(), { numRuns: 3_000, seed: fixedSeed }).flatMap((history) => [...reachedIn(history)]),
  );
  const kinds = ["EARN", "REDEEM", "CANCEL", "DEDUCT", "RESTORE", "RETURN", "SETTLE", "RELEASE"];
  expect([...seen].sort()).toEqual([...kinds, "a chain of releases", "released too late"].sort());
});

function reachedIn(history: PointsHistory): Set<string> {
  const life = startLife(history);
  const reached = new Set<string>();
  for (const event of history.events) {
    const first = life.entries.length;
    live(life, event);
    const written = life.entries.slice(first);
    const released = written.filter(({ kind }) => kind === "RELEASE");
    for (const { kind } of written) reached.add(kind);
    for (const { lotId } of released) {
      const lot = life.account.lots.find(({ id }) => id === lotId);
      if (released.some(({ otherLotId }) => otherLotId === lotId)) reached.add("a chain of releases");
      if (lot && Temporal.PlainDate.compare(lot.validThrough, life.today) < 0) reached.add("released too late");
    }
  }
  return reached;
}
