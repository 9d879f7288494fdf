import { expect, test } from "vitest";
import { checkSmsSender, smsTextProblem } from "./sms-text.ts";

test.each([
  ["", "REQUIRED"],
  [" \n", "REQUIRED"],
  ["Hej", null],
  ["å".repeat(155), null],
  ["a".repeat(156), "SMS_TOO_LONG"],
])("%j", (text, problem) => {
  expect(smsTextProblem(text)).toBe(problem);
});

test.each(["abc", "Kaffe24", "12345678901"])("%s can send", (name) => {
  expect(checkSmsSender(name)).toEqual({ ok: true });
});
test.each(["", "ab", "a".repeat(12), "Kaffe bar", "Café", "kaffe-bar", "abc\n"])("%j cannot", (name) => {
  expect(checkSmsSender(name)).toEqual({ ok: false, reason: "INVALID_SMS_SENDER" });
});
