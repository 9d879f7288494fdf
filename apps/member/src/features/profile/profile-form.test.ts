import { expect, test } from "vitest";
import { checkProfile, emailBoxAfter, type Profile, profileBody, profileForm } from "./profile-form.ts";

const profile: Profile = {
  id: 7,
  membershipId: "123456789012",
  firstName: "Anna",
  lastName: "Ek",
  email: "anna@exempel.se",
  phone: "+46701740605",
  language: "sv",
  address: { street: "Götgatan 1", zipCode: "116 46", city: "Stockholm" },
  birthday: null,
  gender: null,
  emailNotification: true,
  phoneNotification: false,
  clubPoints: 0,
  authority: "ROLE_CONSUMER",
  stampcardUsage: [],
  stampcardCouponUsage: [],
  pointsOfSaleIds: [],
};
const form = profileForm(profile, "46");
const today = "2026-11-21";

test("an untouched profile goes back as it came, the address flat", () => {
  expect(profileBody(form)).toEqual({
    firstName: "Anna",
    lastName: "Ek",
    email: "anna@exempel.se",
    phone: "+46701740605",
    street: "Götgatan 1",
    zipCode: "116 46",
    city: "Stockholm",
    birthday: null,
    gender: null,
    emailNotification: true,
    phoneNotification: false,
  });
});

test("one address must remain, and each must be right", () => {
  expect(checkProfile({ ...form, email: "", phone: "" }, today).email).toBe("EMAIL_OR_PHONE_REQUIRED");
  expect(checkProfile({ ...form, email: "" }, today).email).toBeNull();
  expect(checkProfile({ ...form, phone: "12" }, today).phone).toBe("INVALID_PHONE");
});

test("nobody is born tomorrow", () => {
  expect(checkProfile({ ...form, birthday: "2026-11-22" }, today).birthday).toBe("BIRTHDAY_IN_FUTURE");
  expect(checkProfile({ ...form, birthday: today }, today).birthday).toBeNull();
});

test("no marketing goes where there is no address", () => {
  expect(profileBody({ ...form, email: "" }).emailNotification).toBe(false);
  expect(profileBody({ ...form, phone: "", phoneNotification: true }).phoneNotification).toBe(false);
});

test("a new e-mail address sets its box, but revives no refusal", () => {
  expect(emailBoxAfter(profile, "ny@exempel.se")).toBe(true);
  expect(emailBoxAfter(profile, "")).toBe(false);
  expect(emailBoxAfter({ ...profile, email: null, emailNotification: false }, "ny@exempel.se")).toBe(true);
  expect(emailBoxAfter({ ...profile, emailNotification: false }, "ny@exempel.se")).toBe(false);
});
