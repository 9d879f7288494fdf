import { expect, test } from "vitest";
import { undeliveredReasonOf } from "./undelivered.ts";

test("an enhanced status gives the reason why a mail was not delivered", () => {
  expect(["5.1.1", "5.2.2", "4.2.2", "5.7.1", "4.4.7", "15.1.1"].map(undeliveredReasonOf)).toEqual([
    "UNKNOWN_ADDRESS",
    ...["FULL", "FULL"],
    "UNWANTED",
    ...[null, null],
  ]);
});

test("a provider's code gives the reason why an SMS was not delivered; an unknown code gives none", () => {
  expect(["30005", "30003", "30007", "30006", "30008", "", null, "constructor"].map(undeliveredReasonOf)).toEqual([
    "UNKNOWN_NUMBER",
    "UNREACHABLE",
    "BLOCKED",
    "NO_SMS",
    ...[null, null, null, null],
  ]);
});
