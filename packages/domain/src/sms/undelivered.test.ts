import { expect, test } from "vitest";
import { undeliveredReasonOf } from "./undelivered.ts";

test("a provider's code says why; none, or one that says nothing, is no reason", () => {
  expect(["30005", "30003", "30007", "30006", "30008", "", null, "constructor"].map(undeliveredReasonOf)).toEqual([
    "UNKNOWN_NUMBER",
    "UNREACHABLE",
    "BLOCKED",
    "NO_SMS",
    ...[null, null, null, null],
  ]);
});
