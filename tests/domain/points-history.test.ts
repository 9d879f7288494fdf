import fc from "fast-check";
import { test } from "vitest";
import { pointsHistory } from "./points-events.ts";
import { runPointsHistory } from "./points-history.ts";
import { live, runs, tell } from "./runs.ts";

const count = runs(6_000);

test(`the laws of points hold after every step of ${count} histories`, { timeout: 300_000 }, () => {
  live(
    fc.property(pointsHistory(), (history) => {
      runPointsHistory(history);
    }),
    count,
  );
  tell("points", count);
});
