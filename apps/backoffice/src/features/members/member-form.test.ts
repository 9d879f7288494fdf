import { expect, it } from "vitest";
import { changesOf, checkMember, emailNotificationFor, hasOptedOut, type MemberForm } from "./member-form.ts";

const anna: MemberForm = {
  firstName: "Anna",
  lastName: "Berg",
  email: "anna@example.se",
  phone: "+46701234567",
  language: "sv",
  street: "",
  zipCode: "",
  city: "",
  birthday: "1990-05-04",
  gender: "",
  emailNotification: true,
  phoneNotification: true,
};
const check = (changes: Partial<MemberForm>) => checkMember({ ...anna, ...changes }, "46", "2026-11-21");

it("needs one address, and each in its form", () => {
  expect(check({ email: " ", phone: "" })).toEqual({ email: "EMAIL_OR_PHONE_REQUIRED" });
  expect(check({ email: "anna" }).email).toBe("INVALID_EMAIL");
  expect(check({ phone: "0701" }).phone).toBe("INVALID_PHONE");
  expect(Object.values(check({ phone: "0701234567" })).filter(Boolean)).toEqual([]);
});

it("lets a birthday be today, not tomorrow", () => {
  expect(check({ birthday: "2026-11-21" }).birthday).toBeNull();
  expect(check({ birthday: "2026-11-22" }).birthday).toBe("BIRTHDAY_IN_FUTURE");
});

it("turns e-mail offers on for a new address, unless the member has refused them", () => {
  const off = { ...anna, emailNotification: false };
  expect(emailNotificationFor(off, "ny@example.se", false)).toBe(true);
  expect(emailNotificationFor(off, "ny@example.se", true)).toBe(false);
  expect(emailNotificationFor(off, "ANNA@example.se ", false)).toBe(false);
  expect(emailNotificationFor(anna, "", false)).toBe(false);
});

it("sends nothing for what is empty, and says nothing of offers where there is no address", () => {
  const changes = changesOf({ ...anna, phone: " ", birthday: "" });
  expect(changes).toMatchObject({ phone: null, birthday: null, gender: null, emailNotification: true });
  expect(changes).not.toHaveProperty("phoneNotification");
});

it("knows a refusal from an address that was taken away", () => {
  const said = (given: boolean, source: string) => ({
    channel: "EMAIL" as const,
    given,
    source,
    at: "2026-11-01T10:00:00Z",
  });
  expect(hasOptedOut({ consents: [said(false, "PROFILE"), said(true, "SIGN_UP")] }, "EMAIL")).toBe(true);
  expect(hasOptedOut({ consents: [said(true, "PROFILE"), said(false, "PROFILE")] }, "EMAIL")).toBe(false);
  expect(hasOptedOut({ consents: [said(false, "ADDRESS_REMOVED"), said(true, "SIGN_UP")] }, "EMAIL")).toBe(false);
  expect(hasOptedOut({ consents: [said(false, "PROFILE")] }, "SMS")).toBe(false);
});
