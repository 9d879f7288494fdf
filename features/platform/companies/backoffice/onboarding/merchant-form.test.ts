import { describe, expect, test } from "vitest";
import { checkInvitation, checkSignUp, emptyMerchant, lookupNumber, strangersFields } from "./merchant-form.ts";

const complete = {
  ...emptyMerchant,
  firstName: "Anna",
  lastName: "Ek",
  email: "anna@solrosen.se",
  companyNumber: "556016-0680",
  companyName: "Solrosen AB",
  privacyPolicy: true,
};
const wrong = (codes: object) => Object.entries(codes).filter(([, code]) => code);

describe("checkSignUp", () => {
  test("accepts a complete form without a phone", () => {
    expect(wrong(checkSignUp(complete))).toEqual([]);
  });

  test("names every missing field of an empty form", () => {
    expect(Object.fromEntries(wrong(checkSignUp(emptyMerchant)))).toEqual({
      firstName: "REQUIRED",
      lastName: "REQUIRED",
      email: "REQUIRED",
      companyNumber: "REQUIRED",
      companyName: "REQUIRED",
      privacyPolicy: "PRIVACY_POLICY_REQUIRED",
    });
  });

  test.each([
    ["companyNumber", "556016-0681", "INVALID_COMPANY_NUMBER"],
    ["email", "anna@solrosen", "INVALID_EMAIL"],
    ["phone", "070-123", "INVALID_PHONE"],
  ])("refuses %s %j as %s", (field, value, code) => {
    expect(checkSignUp({ ...complete, [field]: value })).toMatchObject({ [field]: code });
  });

  test("leaves the check of phone numbers from the six other countries to the server", () => {
    expect(checkSignUp({ ...complete, phonePrefix: "+45", phone: "12 34 56 78" }).phone).toBeNull();
  });
});

test("an invitation needs an address only", () => {
  expect(wrong(checkInvitation({ ...emptyMerchant, email: "anna@solrosen.se" }))).toEqual([]);
});

describe("lookupNumber", () => {
  test.each([
    ["556016-06", null],
    ["556016-068", null],
    ["5560160680", "5560160680"],
    ["556016-0680", "5560160680"],
    ["556016-0681", null],
  ])("reads %j as %j", (typed, number) => {
    expect(lookupNumber(typed)).toBe(number);
  });
});

describe("strangersFields", () => {
  const before = {
    companyName: "Solrosen AB",
    postalAddress: "Storgatan 1",
    postalZipCode: "271 43",
    postalCity: "Ystad",
  };

  test("are the fields filled in from the company found before", () => {
    expect(strangersFields(before, before)).toEqual(["companyName", "postalAddress", "postalZipCode", "postalCity"]);
  });

  test("leave out fields that were typed since or were empty", () => {
    const typed = { ...before, companyName: "Månen AB", postalCity: "" };
    expect(strangersFields(typed, { ...before, postalCity: "" })).toEqual(["postalAddress", "postalZipCode"]);
  });
});
