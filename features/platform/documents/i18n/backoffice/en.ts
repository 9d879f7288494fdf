import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: "Terms and agreements",
  title: "Terms and agreements",
  TERMS_OF_SERVICE: "Terms of Service",
  PRIVACY_POLICY: "Privacy Policy",
  DATA_PROCESSING_AGREEMENT: "Data Processing Agreement",
  accept: "I accept the",
  links: {
    TERMS_OF_SERVICE: "Terms of Service",
    PRIVACY_POLICY: "Privacy Policy",
    DATA_PROCESSING_AGREEMENT: "Data Processing Agreement",
  },
  forCompany: "Agreements for the company",
  forCompanyLead: "You accept them on behalf of the company.",
  validFrom: "In force since {date}",
  comesFrom: "In force from {date}",
  coming: "A new version applies from {date}",
  changes: {
    none: "Nothing has changed",
    unchanged: "{count, plural, one {# section is unchanged.} other {# sections are unchanged.}}",
    ADDED: "Added:",
    REMOVED: "Removed:",
  },
  failed: "Unable to load the text",
  back: "Back",
};
