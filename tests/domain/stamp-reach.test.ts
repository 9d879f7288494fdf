import fc from "fast-check";
import { expect, test } from "vitest";
import { fixedSeed } from "./runs.ts";
import { runStampHistory, type StampEvent, stampHistory } from "./stamp-history.ts";

test("stamp histories reach every kind of entry and every refusal", () => {
  const seen = new Set(fc.sample(stampHistory(), { numRuns: 1000, seed: fixedSeed }).flatMap((each) => kindsIn(each)));
  const kinds = ["STAMP", "TAKE_BACK", "OWE", "FILL", "LOST", "PAY", "used", "spilled over"];
  const refusals = ["STAMP_CARD_NOT_ACTIVE", "STAMP_CARD_STOPPED", "TOO_MANY_STAMPS", "REWARD_USED", "REWARD_EXPIRED"];
  expect([...seen].sort()).toEqual([...kinds, ...refusals].sort());
});
function kindsIn(events: readonly StampEvent[]): string[] {
  return [...runStampHistory(events).seen.keys()];
}
