import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  TERMS_OF_MEMBERSHIP_REQUIRED: "Terms of the Membership are required to register",
  ALREADY_JOINED: "You are already a member. Log in, or choose a new password.",
  SIGN_IN_TO_ACCEPT: "You already have an account. Log in to answer the invitation.",
  COMPANY_NOT_FOUND: "Unable to find company. Fill in the details yourself.",
  COMPANY_LOOKUP_UNAVAILABLE: "Unable to find company. Fill in the details yourself.",
};
