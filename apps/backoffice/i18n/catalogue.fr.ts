// Written by `npm run features` from the folders of features/. Do not edit.
import { fr as impersonation } from "#features/access/impersonation/i18n/backoffice/fr.ts";
import { fr as profile } from "#features/access/profile/i18n/backoffice/fr.ts";
import { fr as secondFactor } from "#features/access/second-factor/i18n/backoffice/fr.ts";
import { fr as sessions } from "#features/access/sessions/i18n/backoffice/fr.ts";
import { fr as staff } from "#features/access/staff/i18n/backoffice/fr.ts";
import { fr as invitations } from "#features/access/staff/i18n/backoffice/invitations/fr.ts";
import { fr as invoices } from "#features/billing/invoices/i18n/backoffice/fr.ts";
import { fr as plans } from "#features/billing/plans/i18n/backoffice/fr.ts";
import { fr as subscriptions } from "#features/billing/subscriptions/i18n/backoffice/fr.ts";
import { fr as seller } from "#features/billing/subscriptions/i18n/backoffice/seller/fr.ts";
import { fr as categories } from "#features/clubs/categories/i18n/backoffice/fr.ts";
import { fr as locations } from "#features/clubs/locations/i18n/backoffice/fr.ts";
import { fr as posters } from "#features/clubs/posters/i18n/backoffice/fr.ts";
import { fr as clock } from "#features/clubs/settings/i18n/backoffice/clock/fr.ts";
import { fr as settings } from "#features/clubs/settings/i18n/backoffice/fr.ts";
import { fr as translations } from "#features/clubs/settings/i18n/backoffice/translations/fr.ts";
import { fr as terms } from "#features/clubs/terms/i18n/backoffice/fr.ts";
import { fr as reports } from "#features/insight/reports/i18n/backoffice/fr.ts";
import { fr as today } from "#features/insight/today/i18n/backoffice/fr.ts";
import { fr as trail } from "#features/insight/trail/i18n/backoffice/fr.ts";
import { fr as whatIf } from "#features/insight/what-if/i18n/backoffice/fr.ts";
import { fr as apiKeys } from "#features/integrations/api-keys/i18n/backoffice/fr.ts";
import { fr as connections } from "#features/integrations/connections/i18n/backoffice/fr.ts";
import { fr as webhooks } from "#features/integrations/webhooks/i18n/backoffice/fr.ts";
import { fr as campaigns } from "#features/loyalty/campaigns/i18n/backoffice/fr.ts";
import { fr as coupons } from "#features/loyalty/coupons/i18n/backoffice/fr.ts";
import { fr as points } from "#features/loyalty/points/i18n/backoffice/fr.ts";
import { fr as publishing } from "#features/loyalty/publishing/i18n/backoffice/fr.ts";
import { fr as stampCards } from "#features/loyalty/stamp-cards/i18n/backoffice/fr.ts";
import { fr as directory } from "#features/members/directory/i18n/backoffice/fr.ts";
import { fr as imports } from "#features/members/imports/i18n/backoffice/fr.ts";
import { fr as merging } from "#features/members/merging/i18n/backoffice/fr.ts";
import { fr as notes } from "#features/members/notes/i18n/backoffice/fr.ts";
import { fr as timeline } from "#features/members/timeline/i18n/backoffice/fr.ts";
import { fr as selections } from "#features/messages/selections/i18n/backoffice/fr.ts";
import { fr as selectionEditor } from "#features/messages/selections/i18n/backoffice/selection-editor/fr.ts";
import { fr as automaticSendouts } from "#features/messages/sendouts/i18n/backoffice/automatic-sendouts/fr.ts";
import { fr as campaignSendouts } from "#features/messages/sendouts/i18n/backoffice/campaign-sendouts/fr.ts";
import { fr as sendouts } from "#features/messages/sendouts/i18n/backoffice/fr.ts";
import { fr as heldSendouts } from "#features/messages/sendouts/i18n/backoffice/held-sendouts/fr.ts";
import { fr as sendoutCredits } from "#features/messages/sendouts/i18n/backoffice/sendout-credits/fr.ts";
import { fr as sendoutRules } from "#features/messages/sendouts/i18n/backoffice/sendout-rules/fr.ts";
import { fr as sms } from "#features/messages/sms/i18n/backoffice/fr.ts";
import { fr as smsPrices } from "#features/messages/sms/i18n/backoffice/sms-prices/fr.ts";
import { fr as announcements } from "#features/platform/announcements/i18n/backoffice/fr.ts";
import { fr as company } from "#features/platform/companies/i18n/backoffice/company/fr.ts";
import { fr as companyDetail } from "#features/platform/companies/i18n/backoffice/company-detail/fr.ts";
import { fr as companies } from "#features/platform/companies/i18n/backoffice/fr.ts";
import { fr as onboarding } from "#features/platform/companies/i18n/backoffice/onboarding/fr.ts";
import { fr as dataProtection } from "#features/platform/data-protection/i18n/backoffice/fr.ts";
import { fr as retention } from "#features/platform/data-protection/i18n/backoffice/retention/fr.ts";
import { fr as documents } from "#features/platform/documents/i18n/backoffice/fr.ts";
import { fr as platformDocuments } from "#features/platform/documents/i18n/backoffice/platform-documents/fr.ts";
import { fr as platformFigures } from "#features/platform/figures/i18n/backoffice/fr.ts";
import { fr as incidents } from "#features/platform/incidents/i18n/backoffice/fr.ts";
import { fr as outbox } from "#features/platform/outbox/i18n/backoffice/fr.ts";
import { fr as support } from "#features/platform/support/i18n/backoffice/fr.ts";
import { fr as approvals } from "#features/till/approvals/i18n/backoffice/fr.ts";
import { fr as devices } from "#features/till/devices/i18n/backoffice/fr.ts";
import { fr as purchases } from "#features/till/purchases/i18n/backoffice/fr.ts";
import { fr as camera } from "#features/till/register/i18n/backoffice/camera/fr.ts";
import { fr as register } from "#features/till/register/i18n/backoffice/fr.ts";
import { fr as pins } from "#features/till/register/i18n/backoffice/pins/fr.ts";
import { fr as scanner } from "#features/till/register/i18n/backoffice/scanner/fr.ts";
import { fr as edits } from "#packages/i18n/backoffice/edits/fr.ts";
import { fr as list } from "#packages/i18n/backoffice/list/fr.ts";
import { fr as shell } from "#packages/i18n/backoffice/shell/fr.ts";
import { shared } from "#packages/i18n/shared/catalogue.fr.ts";

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
