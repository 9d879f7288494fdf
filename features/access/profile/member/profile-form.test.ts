import { expect, test } from "vitest";
import {
  askedAddresses,
  checkProfile,
  emailBoxAfter,
  needsPassword,
  type Profile,
  profileBody,
  profileForm,
} from "./profile-form.ts";

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
  pendingEmail: null,
  pendingPhone: null,
  unsentProofs: [],
  emailNotification: true,
  emailBounced: false,
  phoneNotification: false,
  optedOut: [],
  clubPoints: 0,
  authority: "ROLE_CONSUMER",
  stampcardUsage: [],
  stampcardCouponUsage: [],
  pointsOfSaleIds: [],
};
const form = profileForm(profile, "46");
const today = "2026-11-21";

test("an untouched profile is sent unchanged, with the address flattened", () => {
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

test("a profile needs one valid address, and each address must be valid", () => {
  expect(checkProfile(profile, { ...form, email: "", phone: "" }, today).email).toBe("EMAIL_OR_PHONE_REQUIRED");
  expect(checkProfile(profile, { ...form, email: "" }, today).email).toBeNull();
  // A pending address does not count yet.
  expect(checkProfile({ ...profile, email: null }, { ...form, phone: "" }, today).email).toBe(
    "EMAIL_OR_PHONE_REQUIRED",
  );
  expect(checkProfile(profile, { ...form, phone: "12" }, today).phone).toBe("INVALID_PHONE");
});

test("a birthday in the future is refused", () => {
  expect(checkProfile(profile, { ...form, birthday: "2026-11-22" }, today).birthday).toBe("BIRTHDAY_IN_FUTURE");
  expect(checkProfile(profile, { ...form, birthday: today }, today).birthday).toBeNull();
});

test("marketing consent is off for a channel without an address", () => {
  expect(profileBody({ ...form, email: "" }).emailNotification).toBe(false);
  expect(profileBody({ ...form, phone: "", phoneNotification: true }).phoneNotification).toBe(false);
});

test("a new e-mail address sets its consent box, unless the member has refused before", () => {
  expect(emailBoxAfter(profile, "ny@exempel.se")).toBe(true);
  expect(emailBoxAfter(profile, "")).toBe(false);
  expect(emailBoxAfter({ ...profile, email: null, emailNotification: false }, "ny@exempel.se")).toBe(true);
  expect(emailBoxAfter({ ...profile, emailNotification: false }, "ny@exempel.se")).toBe(true);
  expect(emailBoxAfter({ ...profile, emailNotification: false, optedOut: ["EMAIL"] }, "ny@exempel.se")).toBe(false);
});

test("a changed address requires the password, but another spelling of the same one does not", () => {
  expect(needsPassword(profile, { ...form, email: " ANNA@exempel.se", phone: "070-174 06 05" })).toBe(false);
  for (const changed of [{ email: "ny@exempel.se" }, { email: "" }, { phone: "0701740606" }]) {
    expect(checkProfile(profile, { ...form, ...changed }, today).password).toBe("REQUIRED");
    expect(checkProfile(profile, { ...form, ...changed, password: "hemligt" }, today).password).toBeNull();
  }
  expect(askedAddresses(profile, { ...form, email: "Ny@exempel.se", phone: "0701740606" })).toBe(
    "ny@exempel.se, 070-174 06 06",
  );
  expect(askedAddresses(profile, { ...form, email: "" })).toBeNull();
});
