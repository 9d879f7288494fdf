// Written by `npm run features` from the folders of features/. Do not edit.
import { en as impersonation } from "#features/access/impersonation/i18n/backoffice/en.ts";
import { en as profile } from "#features/access/profile/i18n/backoffice/en.ts";
import { en as secondFactor } from "#features/access/second-factor/i18n/backoffice/en.ts";
import { en as sessions } from "#features/access/sessions/i18n/backoffice/en.ts";
import { en as staff } from "#features/access/staff/i18n/backoffice/en.ts";
import { en as invitations } from "#features/access/staff/i18n/backoffice/invitations/en.ts";
import { en as invoices } from "#features/billing/invoices/i18n/backoffice/en.ts";
import { en as plans } from "#features/billing/plans/i18n/backoffice/en.ts";
import { en as subscriptions } from "#features/billing/subscriptions/i18n/backoffice/en.ts";
import { en as seller } from "#features/billing/subscriptions/i18n/backoffice/seller/en.ts";
import { en as categories } from "#features/clubs/categories/i18n/backoffice/en.ts";
import { en as locations } from "#features/clubs/locations/i18n/backoffice/en.ts";
import { en as posters } from "#features/clubs/posters/i18n/backoffice/en.ts";
import { en as clock } from "#features/clubs/settings/i18n/backoffice/clock/en.ts";
import { en as settings } from "#features/clubs/settings/i18n/backoffice/en.ts";
import { en as translations } from "#features/clubs/settings/i18n/backoffice/translations/en.ts";
import { en as terms } from "#features/clubs/terms/i18n/backoffice/en.ts";
import { en as reports } from "#features/insight/reports/i18n/backoffice/en.ts";
import { en as today } from "#features/insight/today/i18n/backoffice/en.ts";
import { en as trail } from "#features/insight/trail/i18n/backoffice/en.ts";
import { en as whatIf } from "#features/insight/what-if/i18n/backoffice/en.ts";
import { en as apiKeys } from "#features/integrations/api-keys/i18n/backoffice/en.ts";
import { en as connections } from "#features/integrations/connections/i18n/backoffice/en.ts";
import { en as webhooks } from "#features/integrations/webhooks/i18n/backoffice/en.ts";
import { en as campaigns } from "#features/loyalty/campaigns/i18n/backoffice/en.ts";
import { en as coupons } from "#features/loyalty/coupons/i18n/backoffice/en.ts";
import { en as points } from "#features/loyalty/points/i18n/backoffice/en.ts";
import { en as publishing } from "#features/loyalty/publishing/i18n/backoffice/en.ts";
import { en as stampCards } from "#features/loyalty/stamp-cards/i18n/backoffice/en.ts";
import { en as directory } from "#features/members/directory/i18n/backoffice/en.ts";
import { en as imports } from "#features/members/imports/i18n/backoffice/en.ts";
import { en as merging } from "#features/members/merging/i18n/backoffice/en.ts";
import { en as notes } from "#features/members/notes/i18n/backoffice/en.ts";
import { en as timeline } from "#features/members/timeline/i18n/backoffice/en.ts";
import { en as selections } from "#features/messages/selections/i18n/backoffice/en.ts";
import { en as selectionEditor } from "#features/messages/selections/i18n/backoffice/selection-editor/en.ts";
import { en as automaticSendouts } from "#features/messages/sendouts/i18n/backoffice/automatic-sendouts/en.ts";
import { en as campaignSendouts } from "#features/messages/sendouts/i18n/backoffice/campaign-sendouts/en.ts";
import { en as sendouts } from "#features/messages/sendouts/i18n/backoffice/en.ts";
import { en as heldSendouts } from "#features/messages/sendouts/i18n/backoffice/held-sendouts/en.ts";
import { en as sendoutCredits } from "#features/messages/sendouts/i18n/backoffice/sendout-credits/en.ts";
import { en as sendoutRules } from "#features/messages/sendouts/i18n/backoffice/sendout-rules/en.ts";
import { en as sms } from "#features/messages/sms/i18n/backoffice/en.ts";
import { en as smsPrices } from "#features/messages/sms/i18n/backoffice/sms-prices/en.ts";
import { en as announcements } from "#features/platform/announcements/i18n/backoffice/en.ts";
import { en as company } from "#features/platform/companies/i18n/backoffice/company/en.ts";
import { en as companyDetail } from "#features/platform/companies/i18n/backoffice/company-detail/en.ts";
import { en as companies } from "#features/platform/companies/i18n/backoffice/en.ts";
import { en as onboarding } from "#features/platform/companies/i18n/backoffice/onboarding/en.ts";
import { en as dataProtection } from "#features/platform/data-protection/i18n/backoffice/en.ts";
import { en as retention } from "#features/platform/data-protection/i18n/backoffice/retention/en.ts";
import { en as documents } from "#features/platform/documents/i18n/backoffice/en.ts";
import { en as platformDocuments } from "#features/platform/documents/i18n/backoffice/platform-documents/en.ts";
import { en as platformFigures } from "#features/platform/figures/i18n/backoffice/en.ts";
import { en as incidents } from "#features/platform/incidents/i18n/backoffice/en.ts";
import { en as outbox } from "#features/platform/outbox/i18n/backoffice/en.ts";
import { en as support } from "#features/platform/support/i18n/backoffice/en.ts";
import { en as approvals } from "#features/till/approvals/i18n/backoffice/en.ts";
import { en as devices } from "#features/till/devices/i18n/backoffice/en.ts";
import { en as purchases } from "#features/till/purchases/i18n/backoffice/en.ts";
import { en as camera } from "#features/till/register/i18n/backoffice/camera/en.ts";
import { en as register } from "#features/till/register/i18n/backoffice/en.ts";
import { en as pins } from "#features/till/register/i18n/backoffice/pins/en.ts";
import { en as scanner } from "#features/till/register/i18n/backoffice/scanner/en.ts";
import { en as edits } from "#packages/i18n/backoffice/edits/en.ts";
import { en as list } from "#packages/i18n/backoffice/list/en.ts";
import { en as shell } from "#packages/i18n/backoffice/shell/en.ts";
import { shared } from "#packages/i18n/shared/catalogue.en.ts";

export const catalogue = {
  ...shared,
  impersonation,
  profile,
  secondFactor,
  sessions,
  staff,
  invitations,
  invoices,
  plans,
  subscriptions,
  seller,
  categories,
  locations,
  posters,
  clock,
  settings,
  translations,
  terms,
  reports,
  today,
  trail,
  whatIf,
  apiKeys,
  connections,
  webhooks,
  campaigns,
  coupons,
  points,
  publishing,
  stampCards,
  directory,
  imports,
  merging,
  notes,
  timeline,
  selections,
  selectionEditor,
  automaticSendouts,
  campaignSendouts,
  sendouts,
  heldSendouts,
  sendoutCredits,
  sendoutRules,
  sms,
  smsPrices,
  announcements,
  companyDetail,
  company,
  companies,
  onboarding,
  dataProtection,
  retention,
  documents,
  platformDocuments,
  platformFigures,
  incidents,
  outbox,
  support,
  approvals,
  devices,
  purchases,
  camera,
  register,
  pins,
  scanner,
  edits,
  list,
  shell,
};
