import { expect, test } from "vitest";
import { sayTime } from "./say-time.ts";

test("sayTime writes a time in the style of each language", () => {
  expect(["sv", "en", "fr"].map((language) => sayTime("08:30", language as "sv"))).toEqual([
    "8.30",
    "08:30",
    "8\u00a0h\u00a030",
  ]);
  expect(sayTime("18:00", "sv")).toBe("18");
  expect(sayTime("18:00", "fr")).toBe("18\u00a0h");
});
