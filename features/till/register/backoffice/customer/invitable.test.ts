import { expect, it } from "vitest";
import { contactProblem } from "./invitable.ts";

it.each(["070-174 06 81", "+46701740681", "0046 70 174 06 81", "46701740681", "+4520123456", "anna@example.se"])(
  "the contact %s can be invited",
  (contact) => {
    expect(contactProblem(contact, "46")).toBeNull();
  },
);

it.each([
  ["a digit too few", "07012345", "INVALID_PHONE"],
  ["a landline without its 0", "12345678", "NOT_MOBILE"],
  ["too many digits", "+4670123456789012", "INVALID_PHONE"],
  ["a country of none of the seven", "+12025550143", "INVALID_PHONE"],
  ["a landline", "08-123 456 78", "NOT_MOBILE"],
])("%s cannot be invited: %s gives %s", (_, contact, problem) => {
  expect(contactProblem(contact, "46")).toBe(problem);
});

it("a number without a country code is read in the club’s country", () => {
  expect(contactProblem("06 12 34 56 78", "33")).toBeNull();
  expect(contactProblem("06 12 34 56 78", "46")).toBe("NOT_MOBILE");
});
