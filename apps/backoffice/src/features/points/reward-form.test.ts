import { describe, expect, it } from "vitest";
import { checkReward, emptyReward, pointsOf } from "./reward-form.ts";

describe("pointsOf", () => {
  it.each([
    ["100", 100],
    ["1 000", 1000],
    ["1\u00a0000", 1000],
    ["1000000", 1_000_000],
    ["0", null],
    ["1000001", null],
    ["1,5", null],
    ["", null],
  ])("reads %j as %j", (typed, points) => {
    expect(pointsOf(typed)).toBe(points);
  });
});

it("asks for a name of three letters and a price", () => {
  expect(checkReward(emptyReward).name).toBe("REQUIRED");
  expect(checkReward({ ...emptyReward, name: "Te" }).name).toBe("NAME_TOO_SHORT");
  expect(checkReward({ ...emptyReward, name: "Kaffe" })).toEqual({ name: null, pointsRequired: null });
});
