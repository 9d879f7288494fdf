import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Edit profile",
  completeTitle: "Complete your registration",
  completeText: "It’s all optional, but we’d love to know your birthday.",
  later: "Later",
  about: "About you",
  contact: "How we reach you",
  contactText: "We need an email address or a phone number. You can log in with either.",
  addressTitle: "Address",
  street: "Street address",
  zipCode: "Postcode",
  city: "City",
  birthday: "Birthday",
  clearBirthday: "Clear birthday",
  gender: "Gender",
  genderNone: "Prefer not to say",
  genders: { FEMALE: "Female", MALE: "Male", OTHER: "Other" },
  consentTitle: "Offers",
  consentText: "It’s up to you, and you can change your mind at any time.",
  failed: "Unable to update profile",
  fetchFailed: "Unable to fetch profile",
};
