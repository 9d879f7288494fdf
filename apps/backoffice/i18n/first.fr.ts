import { fr as secondFactor } from "#features/access/second-factor/i18n/backoffice/fr.ts";
import { fr as sessions } from "#features/access/sessions/i18n/backoffice/fr.ts";
import { fr as staff } from "#features/access/staff/i18n/backoffice/fr.ts";
import { fr as invitations } from "#features/access/staff/i18n/backoffice/invitations/fr.ts";
import { fr as onboarding } from "#features/platform/companies/i18n/backoffice/onboarding/fr.ts";
import { fr as documents } from "#features/platform/documents/i18n/backoffice/fr.ts";
import { fr as devices } from "#features/till/devices/i18n/backoffice/fr.ts";
import { fr as pins } from "#features/till/register/i18n/backoffice/pins/fr.ts";
import { fr as shell } from "#packages/i18n/backoffice/shell/fr.ts";
import { shared } from "#packages/i18n/shared/catalogue.fr.ts";

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
