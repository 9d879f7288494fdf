import { en as secondFactor } from "#features/access/second-factor/i18n/backoffice/en.ts";
import { en as sessions } from "#features/access/sessions/i18n/backoffice/en.ts";
import { en as staff } from "#features/access/staff/i18n/backoffice/en.ts";
import { en as invitations } from "#features/access/staff/i18n/backoffice/invitations/en.ts";
import { en as onboarding } from "#features/platform/companies/i18n/backoffice/onboarding/en.ts";
import { en as documents } from "#features/platform/documents/i18n/backoffice/en.ts";
import { en as devices } from "#features/till/devices/i18n/backoffice/en.ts";
import { en as pins } from "#features/till/register/i18n/backoffice/pins/en.ts";
import { en as shell } from "#packages/i18n/backoffice/shell/en.ts";
import { shared } from "#packages/i18n/shared/catalogue.en.ts";

/** Phrases of the pages before the sign-in; the rest of the catalogue loads with the pages behind it. */
export const first = {
  ...shared,
  secondFactor,
  sessions,
  staff,
  invitations,
  onboarding,
  documents,
  devices,
  pins,
  shell,
};
