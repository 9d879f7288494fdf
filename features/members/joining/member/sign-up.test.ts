import { expect, test } from "vitest";
import { checkSignUp, contactsOf } from "./sign-up.ts";

const form = (email: string, phone: string) => ({ email, phone, prefix: "46" as const });

test("a sign-up needs only one of e-mail and phone", () => {
  expect(checkSignUp(form("anna@exempel.se", ""), true)).toEqual({ email: null, phone: null });
  expect(checkSignUp(form("", "070-174 06 05"), true)).toEqual({ email: null, phone: null });
  expect(checkSignUp(form("", ""), true)).toEqual({ email: "EMAIL_OR_PHONE_REQUIRED" });
});

test("a sign-up refuses an invalid address even when the other is valid", () => {
  expect(checkSignUp(form("anna@exempel.se", "12"), true).phone).toBe("INVALID_PHONE");
  expect(checkSignUp(form("anna@", "0701740605"), true).email).toBe("INVALID_EMAIL");
});

test("a sign-up refuses a landline number", () => {
  expect(checkSignUp(form("", "08-123 45 67"), true).phone).toBe("NOT_MOBILE");
});

test("a sign-up normalises a number with a prefix but no plus, and a domain in punycode", () => {
  expect(contactsOf(form("otto@xn--smrgs-pra0j.se", "46701740609"), true)).toEqual({
    email: "otto@smörgås.se",
    phone: "+46701740609",
    phonePrefix: "+46",
  });
});

test("a sign-up without SMS credits requires the e-mail", () => {
  expect(checkSignUp(form("", "0701740605"), false)).toEqual({ email: "REQUIRED" });
  expect(contactsOf(form("anna@exempel.se", "0701740605"), false)).toEqual({ email: "anna@exempel.se" });
});

test("a sign-up sends only completed fields", () => {
  expect(contactsOf(form("", "070-174 06 05"), true)).toEqual({ phone: "+46701740605", phonePrefix: "+46" });
});
