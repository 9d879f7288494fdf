import { expect, test } from "vitest";
import { pointsTexts } from "./points-texts.ts";

test("accepts a name of one letter for a club’s points", () => {
  expect(pointsTexts.name("P")).toEqual({ ok: true, value: "P" });
});
