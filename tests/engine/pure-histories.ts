import fc from "fast-check";
import { couponHistory, runCouponHistory } from "../domain/coupon-history.ts";
import { pointsHistory } from "../domain/points-events.ts";
import { runPointsHistory } from "../domain/points-history.ts";
import { runStampHistory, stampHistory, tellingDays } from "../domain/stamp-history.ts";
import { visitHistory } from "../domain/visit-events.ts";
import { runVisitHistory } from "../domain/visit-history.ts";

const batch = 1_000;

/** The kinds of history, each with its laws; points are the richest and get half of the runs. */
const kinds = [
  fc.property(pointsHistory(), (history) => {
    runPointsHistory(history);
  }),
  fc.property(stampHistory(), fc.constantFrom(...tellingDays), (events, startsOn) => {
    runStampHistory(events, startsOn);
  }),
  fc.property(pointsHistory({ timeZones: ["Europe/Stockholm"] }), (history) => {
    runPointsHistory(history);
  }),
  fc.property(couponHistory(), (events) => {
    runCouponHistory(events);
  }),
  fc.property(visitHistory(), (events) => {
    runVisitHistory(events);
  }),
] as const;

/** Runs histories by the rules only, and reports each thousand to the parent process. */
function livePure(count: number, seed: number): void {
  for (let doneCount = 0, turn = 0; doneCount < count; turn += 1) {
    const numRuns = Math.min(batch, count - doneCount);
    const details = fc.check(kinds[turn % kinds.length] as fc.IProperty<unknown>, { numRuns, seed: seed + turn });
    if (details.failed) throw new Error(fc.defaultReportMessage(details as never), { cause: details.errorInstance });
    doneCount += numRuns;
    process.send?.({ lived: numRuns });
  }
}

const [count = "0", seed = "0"] = process.argv.slice(2);
livePure(Number(count), Number(seed));
process.disconnect?.();
