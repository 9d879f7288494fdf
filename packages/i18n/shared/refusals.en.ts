// Written by `npm run features` from the folders of features/. Do not edit.

import { en as profile } from "#features/access/profile/i18n/refusals/en.ts";
import { en as secondFactor } from "#features/access/second-factor/i18n/refusals/en.ts";
import { en as sessions } from "#features/access/sessions/i18n/refusals/en.ts";
import { en as signInCodes } from "#features/access/sign-in-codes/i18n/refusals/en.ts";
import { en as staff } from "#features/access/staff/i18n/refusals/en.ts";
import { en as bookkeeping } from "#features/billing/bookkeeping/i18n/refusals/en.ts";
import { en as invoices } from "#features/billing/invoices/i18n/refusals/en.ts";
import { en as payments } from "#features/billing/payments/i18n/refusals/en.ts";
import { en as plans } from "#features/billing/plans/i18n/refusals/en.ts";
import { en as subscriptions } from "#features/billing/subscriptions/i18n/refusals/en.ts";
import { en as files } from "#features/clubs/files/i18n/refusals/en.ts";
import { en as locations } from "#features/clubs/locations/i18n/refusals/en.ts";
import { en as settings } from "#features/clubs/settings/i18n/refusals/en.ts";
import { en as whatIf } from "#features/insight/what-if/i18n/refusals/en.ts";
import { en as apiKeys } from "#features/integrations/api-keys/i18n/refusals/en.ts";
import { en as connections } from "#features/integrations/connections/i18n/refusals/en.ts";
import { en as webhooks } from "#features/integrations/webhooks/i18n/refusals/en.ts";
import { en as campaigns } from "#features/loyalty/campaigns/i18n/refusals/en.ts";
import { en as coupons } from "#features/loyalty/coupons/i18n/refusals/en.ts";
import { en as points } from "#features/loyalty/points/i18n/refusals/en.ts";
import { en as stampCards } from "#features/loyalty/stamp-cards/i18n/refusals/en.ts";
import { en as cardCodes } from "#features/members/card-codes/i18n/refusals/en.ts";
import { en as joining } from "#features/members/joining/i18n/refusals/en.ts";
import { en as merging } from "#features/members/merging/i18n/refusals/en.ts";
import { en as selections } from "#features/messages/selections/i18n/refusals/en.ts";
import { en as sendouts } from "#features/messages/sendouts/i18n/refusals/en.ts";
import { en as sms } from "#features/messages/sms/i18n/refusals/en.ts";
import { en as documents } from "#features/platform/documents/i18n/refusals/en.ts";
import { en as incidents } from "#features/platform/incidents/i18n/refusals/en.ts";
import { en as approvals } from "#features/till/approvals/i18n/refusals/en.ts";
import { en as devices } from "#features/till/devices/i18n/refusals/en.ts";
import { en as purchaseFiles } from "#features/till/purchase-files/i18n/refusals/en.ts";
import { en as register } from "#features/till/register/i18n/refusals/en.ts";
import { en as shared } from "./errors/en.ts";

export const en = {
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
