import { expect, test } from "vitest";
import { undeliveredReasonOf } from "./undelivered.ts";

test("an enhanced status says why a mail did not come", () => {
  expect(["5.1.1", "5.2.2", "4.2.2", "5.7.1", "4.4.7", "15.1.1"].map(undeliveredReasonOf)).toEqual([
    "UNKNOWN_ADDRESS",
    ...["FULL", "FULL"],
    "UNWANTED",
    ...[null, null],
  ]);
});

test("a provider's code says why; none, or one that says nothing, is no reason", () => {
  expect(["30005", "30003", "30007", "30006", "30008", "", null, "constructor"].map(undeliveredReasonOf)).toEqual([
    "UNKNOWN_NUMBER",
    "UNREACHABLE",
    "BLOCKED",
    "NO_SMS",
    ...[null, null, null, null],
  ]);
});
