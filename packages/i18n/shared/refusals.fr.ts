// Written by `npm run features` from the folders of features/. Do not edit.

import { fr as profile } from "#features/access/profile/i18n/refusals/fr.ts";
import { fr as secondFactor } from "#features/access/second-factor/i18n/refusals/fr.ts";
import { fr as sessions } from "#features/access/sessions/i18n/refusals/fr.ts";
import { fr as signInCodes } from "#features/access/sign-in-codes/i18n/refusals/fr.ts";
import { fr as staff } from "#features/access/staff/i18n/refusals/fr.ts";
import { fr as bookkeeping } from "#features/billing/bookkeeping/i18n/refusals/fr.ts";
import { fr as invoices } from "#features/billing/invoices/i18n/refusals/fr.ts";
import { fr as payments } from "#features/billing/payments/i18n/refusals/fr.ts";
import { fr as plans } from "#features/billing/plans/i18n/refusals/fr.ts";
import { fr as subscriptions } from "#features/billing/subscriptions/i18n/refusals/fr.ts";
import { fr as files } from "#features/clubs/files/i18n/refusals/fr.ts";
import { fr as locations } from "#features/clubs/locations/i18n/refusals/fr.ts";
import { fr as settings } from "#features/clubs/settings/i18n/refusals/fr.ts";
import { fr as whatIf } from "#features/insight/what-if/i18n/refusals/fr.ts";
import { fr as apiKeys } from "#features/integrations/api-keys/i18n/refusals/fr.ts";
import { fr as connections } from "#features/integrations/connections/i18n/refusals/fr.ts";
import { fr as webhooks } from "#features/integrations/webhooks/i18n/refusals/fr.ts";
import { fr as campaigns } from "#features/loyalty/campaigns/i18n/refusals/fr.ts";
import { fr as coupons } from "#features/loyalty/coupons/i18n/refusals/fr.ts";
import { fr as points } from "#features/loyalty/points/i18n/refusals/fr.ts";
import { fr as stampCards } from "#features/loyalty/stamp-cards/i18n/refusals/fr.ts";
import { fr as cardCodes } from "#features/members/card-codes/i18n/refusals/fr.ts";
import { fr as joining } from "#features/members/joining/i18n/refusals/fr.ts";
import { fr as merging } from "#features/members/merging/i18n/refusals/fr.ts";
import { fr as selections } from "#features/messages/selections/i18n/refusals/fr.ts";
import { fr as sendouts } from "#features/messages/sendouts/i18n/refusals/fr.ts";
import { fr as sms } from "#features/messages/sms/i18n/refusals/fr.ts";
import { fr as documents } from "#features/platform/documents/i18n/refusals/fr.ts";
import { fr as incidents } from "#features/platform/incidents/i18n/refusals/fr.ts";
import { fr as approvals } from "#features/till/approvals/i18n/refusals/fr.ts";
import { fr as devices } from "#features/till/devices/i18n/refusals/fr.ts";
import { fr as purchaseFiles } from "#features/till/purchase-files/i18n/refusals/fr.ts";
import { fr as register } from "#features/till/register/i18n/refusals/fr.ts";
import { fr as shared } from "./errors/fr.ts";

export const fr = {
  ...shared,
  ...profile,
  ...secondFactor,
  ...sessions,
  ...signInCodes,
  ...staff,
  ...bookkeeping,
  ...invoices,
  ...payments,
  ...plans,
  ...subscriptions,
  ...files,
  ...locations,
  ...settings,
  ...whatIf,
  ...apiKeys,
  ...connections,
  ...webhooks,
  ...campaigns,
  ...coupons,
  ...points,
  ...stampCards,
  ...cardCodes,
  ...joining,
  ...merging,
  ...selections,
  ...sendouts,
  ...sms,
  ...documents,
  ...incidents,
  ...approvals,
  ...devices,
  ...purchaseFiles,
  ...register,
};
