// Written by `npm run features` from the folders of features/. Do not edit.
import { sv as impersonation } from "#features/access/impersonation/i18n/backoffice/sv.ts";
import { sv as profile } from "#features/access/profile/i18n/backoffice/sv.ts";
import { sv as secondFactor } from "#features/access/second-factor/i18n/backoffice/sv.ts";
import { sv as sessions } from "#features/access/sessions/i18n/backoffice/sv.ts";
import { sv as invitations } from "#features/access/staff/i18n/backoffice/invitations/sv.ts";
import { sv as staff } from "#features/access/staff/i18n/backoffice/sv.ts";
import { sv as invoices } from "#features/billing/invoices/i18n/backoffice/sv.ts";
import { sv as plans } from "#features/billing/plans/i18n/backoffice/sv.ts";
import { sv as seller } from "#features/billing/subscriptions/i18n/backoffice/seller/sv.ts";
import { sv as subscriptions } from "#features/billing/subscriptions/i18n/backoffice/sv.ts";
import { sv as categories } from "#features/clubs/categories/i18n/backoffice/sv.ts";
import { sv as locations } from "#features/clubs/locations/i18n/backoffice/sv.ts";
import { sv as posters } from "#features/clubs/posters/i18n/backoffice/sv.ts";
import { sv as clock } from "#features/clubs/settings/i18n/backoffice/clock/sv.ts";
import { sv as settings } from "#features/clubs/settings/i18n/backoffice/sv.ts";
import { sv as translations } from "#features/clubs/settings/i18n/backoffice/translations/sv.ts";
import { sv as terms } from "#features/clubs/terms/i18n/backoffice/sv.ts";
import { sv as reports } from "#features/insight/reports/i18n/backoffice/sv.ts";
import { sv as today } from "#features/insight/today/i18n/backoffice/sv.ts";
import { sv as trail } from "#features/insight/trail/i18n/backoffice/sv.ts";
import { sv as whatIf } from "#features/insight/what-if/i18n/backoffice/sv.ts";
import { sv as apiKeys } from "#features/integrations/api-keys/i18n/backoffice/sv.ts";
import { sv as connections } from "#features/integrations/connections/i18n/backoffice/sv.ts";
import { sv as webhooks } from "#features/integrations/webhooks/i18n/backoffice/sv.ts";
import { sv as campaigns } from "#features/loyalty/campaigns/i18n/backoffice/sv.ts";
import { sv as coupons } from "#features/loyalty/coupons/i18n/backoffice/sv.ts";
import { sv as points } from "#features/loyalty/points/i18n/backoffice/sv.ts";
import { sv as publishing } from "#features/loyalty/publishing/i18n/backoffice/sv.ts";
import { sv as stampCards } from "#features/loyalty/stamp-cards/i18n/backoffice/sv.ts";
import { sv as directory } from "#features/members/directory/i18n/backoffice/sv.ts";
import { sv as imports } from "#features/members/imports/i18n/backoffice/sv.ts";
import { sv as merging } from "#features/members/merging/i18n/backoffice/sv.ts";
import { sv as notes } from "#features/members/notes/i18n/backoffice/sv.ts";
import { sv as timeline } from "#features/members/timeline/i18n/backoffice/sv.ts";
import { sv as selectionEditor } from "#features/messages/selections/i18n/backoffice/selection-editor/sv.ts";
import { sv as selections } from "#features/messages/selections/i18n/backoffice/sv.ts";
import { sv as automaticSendouts } from "#features/messages/sendouts/i18n/backoffice/automatic-sendouts/sv.ts";
import { sv as campaignSendouts } from "#features/messages/sendouts/i18n/backoffice/campaign-sendouts/sv.ts";
import { sv as heldSendouts } from "#features/messages/sendouts/i18n/backoffice/held-sendouts/sv.ts";
import { sv as sendoutCredits } from "#features/messages/sendouts/i18n/backoffice/sendout-credits/sv.ts";
import { sv as sendoutRules } from "#features/messages/sendouts/i18n/backoffice/sendout-rules/sv.ts";
import { sv as sendouts } from "#features/messages/sendouts/i18n/backoffice/sv.ts";
import { sv as smsPrices } from "#features/messages/sms/i18n/backoffice/sms-prices/sv.ts";
import { sv as sms } from "#features/messages/sms/i18n/backoffice/sv.ts";
import { sv as announcements } from "#features/platform/announcements/i18n/backoffice/sv.ts";
import { sv as company } from "#features/platform/companies/i18n/backoffice/company/sv.ts";
import { sv as companyDetail } from "#features/platform/companies/i18n/backoffice/company-detail/sv.ts";
import { sv as onboarding } from "#features/platform/companies/i18n/backoffice/onboarding/sv.ts";
import { sv as companies } from "#features/platform/companies/i18n/backoffice/sv.ts";
import { sv as retention } from "#features/platform/data-protection/i18n/backoffice/retention/sv.ts";
import { sv as dataProtection } from "#features/platform/data-protection/i18n/backoffice/sv.ts";
import { sv as platformDocuments } from "#features/platform/documents/i18n/backoffice/platform-documents/sv.ts";
import { sv as documents } from "#features/platform/documents/i18n/backoffice/sv.ts";
import { sv as platformFigures } from "#features/platform/figures/i18n/backoffice/sv.ts";
import { sv as incidents } from "#features/platform/incidents/i18n/backoffice/sv.ts";
import { sv as outbox } from "#features/platform/outbox/i18n/backoffice/sv.ts";
import { sv as support } from "#features/platform/support/i18n/backoffice/sv.ts";
import { sv as approvals } from "#features/till/approvals/i18n/backoffice/sv.ts";
import { sv as devices } from "#features/till/devices/i18n/backoffice/sv.ts";
import { sv as purchases } from "#features/till/purchases/i18n/backoffice/sv.ts";
import { sv as camera } from "#features/till/register/i18n/backoffice/camera/sv.ts";
import { sv as pins } from "#features/till/register/i18n/backoffice/pins/sv.ts";
import { sv as scanner } from "#features/till/register/i18n/backoffice/scanner/sv.ts";
import { sv as register } from "#features/till/register/i18n/backoffice/sv.ts";
import { sv as edits } from "#packages/i18n/backoffice/edits/sv.ts";
import { sv as list } from "#packages/i18n/backoffice/list/sv.ts";
import { sv as shell } from "#packages/i18n/backoffice/shell/sv.ts";
import { shared } from "#packages/i18n/shared/catalogue.sv.ts";

export const catalogue = {
  ...shared,
  impersonation,
  profile,
  secondFactor,
  sessions,
  invitations,
  staff,
  invoices,
  plans,
  seller,
  subscriptions,
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
  selectionEditor,
  selections,
  automaticSendouts,
  campaignSendouts,
  heldSendouts,
  sendoutCredits,
  sendoutRules,
  sendouts,
  smsPrices,
  sms,
  announcements,
  companyDetail,
  company,
  onboarding,
  companies,
  retention,
  dataProtection,
  platformDocuments,
  documents,
  platformFigures,
  incidents,
  outbox,
  support,
  approvals,
  devices,
  purchases,
  camera,
  pins,
  scanner,
  register,
  edits,
  list,
  shell,
};
