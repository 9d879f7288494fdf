// Written by `npm run features` from the folders of features/. Do not edit.

import { sv as profile } from "#features/access/profile/i18n/refusals/sv.ts";
import { sv as secondFactor } from "#features/access/second-factor/i18n/refusals/sv.ts";
import { sv as sessions } from "#features/access/sessions/i18n/refusals/sv.ts";
import { sv as signInCodes } from "#features/access/sign-in-codes/i18n/refusals/sv.ts";
import { sv as staff } from "#features/access/staff/i18n/refusals/sv.ts";
import { sv as bookkeeping } from "#features/billing/bookkeeping/i18n/refusals/sv.ts";
import { sv as invoices } from "#features/billing/invoices/i18n/refusals/sv.ts";
import { sv as payments } from "#features/billing/payments/i18n/refusals/sv.ts";
import { sv as plans } from "#features/billing/plans/i18n/refusals/sv.ts";
import { sv as subscriptions } from "#features/billing/subscriptions/i18n/refusals/sv.ts";
import { sv as files } from "#features/clubs/files/i18n/refusals/sv.ts";
import { sv as locations } from "#features/clubs/locations/i18n/refusals/sv.ts";
import { sv as settings } from "#features/clubs/settings/i18n/refusals/sv.ts";
import { sv as whatIf } from "#features/insight/what-if/i18n/refusals/sv.ts";
import { sv as apiKeys } from "#features/integrations/api-keys/i18n/refusals/sv.ts";
import { sv as connections } from "#features/integrations/connections/i18n/refusals/sv.ts";
import { sv as webhooks } from "#features/integrations/webhooks/i18n/refusals/sv.ts";
import { sv as campaigns } from "#features/loyalty/campaigns/i18n/refusals/sv.ts";
import { sv as coupons } from "#features/loyalty/coupons/i18n/refusals/sv.ts";
import { sv as points } from "#features/loyalty/points/i18n/refusals/sv.ts";
import { sv as stampCards } from "#features/loyalty/stamp-cards/i18n/refusals/sv.ts";
import { sv as cardCodes } from "#features/members/card-codes/i18n/refusals/sv.ts";
import { sv as joining } from "#features/members/joining/i18n/refusals/sv.ts";
import { sv as merging } from "#features/members/merging/i18n/refusals/sv.ts";
import { sv as selections } from "#features/messages/selections/i18n/refusals/sv.ts";
import { sv as sendouts } from "#features/messages/sendouts/i18n/refusals/sv.ts";
import { sv as sms } from "#features/messages/sms/i18n/refusals/sv.ts";
import { sv as documents } from "#features/platform/documents/i18n/refusals/sv.ts";
import { sv as incidents } from "#features/platform/incidents/i18n/refusals/sv.ts";
import { sv as approvals } from "#features/till/approvals/i18n/refusals/sv.ts";
import { sv as devices } from "#features/till/devices/i18n/refusals/sv.ts";
import { sv as purchaseFiles } from "#features/till/purchase-files/i18n/refusals/sv.ts";
import { sv as register } from "#features/till/register/i18n/refusals/sv.ts";
import { sv as shared } from "./errors/sv.ts";

export const sv = {
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
