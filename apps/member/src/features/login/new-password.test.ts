import { expect, test } from "vitest";
import { checkNewPassword } from "./new-password.ts";

test.each([
  ["", "", "REQUIRED", "REQUIRED"],
  ["kort", "kort", "PASSWORD_TOO_SHORT", null],
  ["123456", "123456", "PASSWORD_TOO_COMMON", null],
  ["fika klockan tre", "", null, "REQUIRED"],
  ["fika klockan tre", "fika klockan fyra", null, "PASSWORD_DOES_NOT_MATCH"],
  ["fika klockan tre", "fika klockan tre", null, null],
])("%j and %j", (password, confirmPassword, first, second) => {
  expect(checkNewPassword({ password, confirmPassword })).toEqual({ password: first, confirmPassword: second });
});
