import { expect, test } from "vitest";
import { smsTextProblem } from "./sms-text.ts";

test.each([
  ["", "REQUIRED"],
  [" \n", "REQUIRED"],
  ["Hej", null],
  ["å".repeat(155), null],
  ["a".repeat(156), "SMS_TOO_LONG"],
])("an SMS text needs a visible character and has at most 155 characters: %j", (text, problem) => {
  expect(smsTextProblem(text)).toBe(problem);
});
