import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Edit profile",
  completeTitle: "Complete your registration",
  completeText: "All of it is optional, though we would love to know your birthday.",
  later: "Later",
  about: "About you",
  contact: "How we reach you",
  contactText: "An email address or a phone number is needed. You log in with either.",
  addressTitle: "Address",
  street: "Street address",
  zipCode: "Postcode",
  city: "City",
  birthday: "Birthday",
  clearBirthday: "Clear the birthday",
  gender: "Gender",
  genderNone: "Prefer not to say",
  genders: { FEMALE: "Female", MALE: "Male", OTHER: "Other" },
  consentTitle: "Offers",
  consentText: "You decide, and can change your mind at any time.",
  failed: "Unable to update profile",
  fetchFailed: "Unable to fetch profile",
};
