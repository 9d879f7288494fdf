import { expect, test } from "vitest";
import { checkSignUp, contactsOf } from "./sign-up.ts";

const form = (email: string, phone: string) => ({ email, phone, prefix: "46" as const });

test("one of the two is enough", () => {
  expect(checkSignUp(form("anna@exempel.se", ""), true)).toEqual({ email: null, phone: null });
  expect(checkSignUp(form("", "070-174 06 05"), true)).toEqual({ email: null, phone: null });
  expect(checkSignUp(form("", ""), true)).toEqual({ email: "EMAIL_OR_PHONE_REQUIRED" });
});

test("what is given must be right, even when the other would do", () => {
  expect(checkSignUp(form("anna@exempel.se", "12"), true).phone).toBe("INVALID_PHONE");
  expect(checkSignUp(form("anna@", "0701740605"), true).email).toBe("INVALID_EMAIL");
});

test("a landline needs a mobile number instead", () => {
  expect(checkSignUp(form("", "08-123 45 67"), true).phone).toBe("NOT_MOBILE");
});

test("a number with its prefix but no plus, and a domain in punycode, are sent in their stored form", () => {
  expect(contactsOf(form("otto@xn--smrgs-pra0j.se", "46701740609"), true)).toEqual({
    email: "otto@smörgås.se",
    phone: "+46701740609",
    phonePrefix: "+46",
  });
});

test("without credits only the e-mail counts", () => {
  expect(checkSignUp(form("", "0701740605"), false)).toEqual({ email: "REQUIRED" });
  expect(contactsOf(form("anna@exempel.se", "0701740605"), false)).toEqual({ email: "anna@exempel.se" });
});

test("only what was given is sent", () => {
  expect(contactsOf(form("", "070-174 06 05"), true)).toEqual({ phone: "+46701740605", phonePrefix: "+46" });
});
