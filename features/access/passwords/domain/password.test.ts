import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { isCommonPassword, newPasswordProblems, passwordProblem } from "./password.ts";

const problem = (password: string) => passwordProblem(password, password);

describe("passwordProblem", () => {
  test.each([
    ["", "PASSWORD_TOO_SHORT"],
    ["xk3#p", "PASSWORD_TOO_SHORT"],
    ["xk3#pq", null],
    ["blå himmel över Ö", null],
    ["xk".repeat(100), null],
    [`${"xk".repeat(100)}x`, "PASSWORD_TOO_LONG"],
    ["123456", "PASSWORD_TOO_COMMON"],
    ["PassWord1", "PASSWORD_TOO_COMMON"],
    ["lösenord", "PASSWORD_TOO_COMMON"],
    ["lo\u0308senord", "PASSWORD_TOO_COMMON"],
    ["hejsan123", "PASSWORD_TOO_COMMON"],
    ["azerty", "PASSWORD_TOO_COMMON"],
    ["motdepasse", "PASSWORD_TOO_COMMON"],
    ["kkkkkkkkkkk", "PASSWORD_TOO_COMMON"],
    [" ".repeat(8), "PASSWORD_TOO_COMMON"],
  ])("returns the expected problem, or null, for %j", (password, expected) => {
    expect(problem(password)).toBe(expected);
  });

  test("requires an identical confirmation", () => {
    expect(passwordProblem("xk3#pq", "xk3#pQ")).toBe("PASSWORD_DOES_NOT_MATCH");
    expect(passwordProblem("xk3#pq", "")).toBe("PASSWORD_DOES_NOT_MATCH");
  });

  test("accepts nothing shorter than six characters and no common password", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...commonPasswords)), (password) => {
        if (problem(password) !== null) return;
        expect(password.length).toBeGreaterThanOrEqual(6);
        expect(isCommonPassword(password.toUpperCase())).toBe(false);
      }),
    );
  });
});

test("the list of common passwords has over a thousand entries, in lower case and at least six characters long", () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
  for (const word of commonPasswords) {
    expect(word.length).toBeGreaterThanOrEqual(6);
    expect(word).toBe(word.normalize("NFC").toLowerCase());
  }
});

test.each([
  ["", "", "REQUIRED", "REQUIRED"],
  ["", "fika klockan tre", "REQUIRED", null],
  ["kort", "kort", "PASSWORD_TOO_SHORT", null],
  ["kort", "", "PASSWORD_TOO_SHORT", "REQUIRED"],
  ["123456", "123456", "PASSWORD_TOO_COMMON", null],
  ["fika klockan tre", "", null, "REQUIRED"],
  ["fika klockan tre", "fika klockan fyra", null, "PASSWORD_DOES_NOT_MATCH"],
  ["fika klockan tre", "fika klockan tre", null, null],
])(
  "a new password %j with confirmation %j reports each problem at its own field",
  (password, confirmPassword, first, second) => {
    expect(newPasswordProblems({ password, confirmPassword })).toEqual({ password: first, confirmPassword: second });
  },
);
