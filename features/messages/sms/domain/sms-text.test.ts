import { expect, test } from "vitest";
import { smsTextProblem } from "./sms-text.ts";

test.each([
  ["", "REQUIRED"],
  [" \n", "REQUIRED"],
  ["Hej", null],
  ["å".repeat(155), null],
  ["a".repeat(156), "SMS_TOO_LONG"],
])("%j", (text, problem) => {
  expect(smsTextProblem(text)).toBe(problem);
});
