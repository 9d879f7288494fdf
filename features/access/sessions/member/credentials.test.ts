import { expect, test } from "vitest";
import { checkCredentials } from "./credentials.ts";

test.each([
  ["", "", "REQUIRED", "REQUIRED"],
  ["anna@example.com", "hemligt", null, null],
  [" 070-174 06 05 ", "hemligt", null, null],
  ["+45 20 12 34 56", "hemligt", null, null],
  ["46701740605", "hemligt", null, null],
  ["\u202d070-174\u00a006\u00a005\u202c", "hemligt", null, null],
  ["otto@xn--smrgs-pra0j.se", "hemligt", null, null],
  ["anna", "hemligt", "INVALID_PHONE_OR_EMAIL", null],
  ["anna@", "", "INVALID_PHONE_OR_EMAIL", "REQUIRED"],
  ["1234", "hemligt", "INVALID_PHONE_OR_EMAIL", null],
])(
  "checkCredentials returns the field errors of the sign-in name %j and the password %j",
  (username, password, first, second) => {
    expect(checkCredentials({ username, password })).toEqual({ username: first, password: second });
  },
);
