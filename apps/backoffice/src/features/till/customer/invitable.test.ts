import { expect, it } from "vitest";
import { isInvitable } from "./invitable.ts";

it.each(["070-174 06 81", "+46701740681", "0046 70 174 06 81", "46701740681", "+4520123456", "anna@example.se"])(
  "%s can be invited",
  (contact) => {
    expect(isInvitable(contact, "46")).toBe(true);
  },
);

it.each([
  ["a digit too few", "07012345"],
  ["no beginning", "12345678"],
  ["too many digits", "+4670123456789012"],
  ["a telephone on a wall", "08-123 456 78"],
  ["a country of none of the seven", "+12025550143"],
])("%s cannot: %s", (_, contact) => {
  expect(isInvitable(contact, "46")).toBe(false);
});

it("reads a bare number in the club's country", () => {
  expect(isInvitable("06 12 34 56 78", "33")).toBe(true);
  expect(isInvitable("06 12 34 56 78", "46")).toBe(false);
});
