import fc from "fast-check";
import { test } from "vitest";
import { pointsHistory } from "./points-events.ts";
import { runPointsHistory } from "./points-history.ts";
import { runs, seed, tell } from "./runs.ts";

const count = runs(20_000);

test(`the laws of points hold after every step of ${count} histories`, { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(pointsHistory(), (history) => {
      runPointsHistory(history);
    }),
    { numRuns: count, seed },
  );
  tell("points", count);
});
