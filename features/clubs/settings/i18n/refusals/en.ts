import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  INVALID_SUBDOMAIN: "Start with a letter, then letters and digits: 3–40 characters.",
  RESERVED_SUBDOMAIN: "That address is reserved.",
  NAME_HAS_ADDRESS: "A name can’t contain a web address",
  NAME_IS_BAIT: "This name looks like a prize or a warning. Choose your shop’s name",
  INVALID_TIME_ZONE: "Choose a place from the list.",
  TIME_ZONE_FIXED: "The time zone can no longer be changed: days have already been counted in it.",
  SUBDOMAIN_TAKEN: "That address is taken",
  NOT_A_SANDBOX: "The clock can only be moved in a sandbox",
  CLOCK_ONLY_FORWARD: "The clock only moves forward",
  CLOCK_TOO_FAR: "The clock can be moved at most ten years ahead",
};
