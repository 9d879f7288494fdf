import { sv as secondFactor } from "#features/access/second-factor/i18n/backoffice/sv.ts";
import { sv as sessions } from "#features/access/sessions/i18n/backoffice/sv.ts";
import { sv as invitations } from "#features/access/staff/i18n/backoffice/invitations/sv.ts";
import { sv as staff } from "#features/access/staff/i18n/backoffice/sv.ts";
import { sv as onboarding } from "#features/platform/companies/i18n/backoffice/onboarding/sv.ts";
import { sv as documents } from "#features/platform/documents/i18n/backoffice/sv.ts";
import { sv as devices } from "#features/till/devices/i18n/backoffice/sv.ts";
import { sv as pins } from "#features/till/register/i18n/backoffice/pins/sv.ts";
import { sv as shell } from "#packages/i18n/backoffice/shell/sv.ts";
import { shared } from "#packages/i18n/shared/catalogue.sv.ts";

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
