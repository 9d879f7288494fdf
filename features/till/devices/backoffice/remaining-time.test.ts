import { expect, test } from "vitest";
import { remainingTime } from "./remaining-time.ts";

test("a remaining time has minutes and seconds, and hours from the first full hour", () => {
  expect([300, 299.2, 61, 5, 0, -3, 3600, 86_399].map(remainingTime)).toEqual([
    "5:00",
    "5:00",
    "1:01",
    "0:05",
    "0:00",
    "0:00",
    "1:00:00",
    "23:59:59",
  ]);
});
