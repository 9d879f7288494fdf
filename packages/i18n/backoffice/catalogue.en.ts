import { en as impersonation } from "#features/access/impersonation/i18n/backoffice/en.ts";
import { en as profile } from "#features/access/profile/i18n/backoffice/en.ts";
import { en as secondFactor } from "#features/access/second-factor/i18n/backoffice/en.ts";
import { en as login } from "#features/access/sessions/i18n/backoffice/en.ts";
import { en as staff } from "#features/access/staff/i18n/backoffice/en.ts";
import { en as invitations } from "#features/access/staff/i18n/backoffice/invitations/en.ts";
import { en as platformInvoices } from "#features/billing/invoices/i18n/backoffice/en.ts";
import { en as plans } from "#features/billing/plans/i18n/backoffice/en.ts";
import { en as billing } from "#features/billing/subscriptions/i18n/backoffice/en.ts";
import { en as seller } from "#features/billing/subscriptions/i18n/backoffice/seller/en.ts";
import { en as categories } from "#features/clubs/categories/i18n/backoffice/en.ts";
import { en as locations } from "#features/clubs/locations/i18n/backoffice/en.ts";
import { en as attract } from "#features/clubs/posters/i18n/backoffice/en.ts";
import { en as clock } from "#features/clubs/settings/i18n/backoffice/clock/en.ts";
import { en as club } from "#features/clubs/settings/i18n/backoffice/en.ts";
import { en as translations } from "#features/clubs/settings/i18n/backoffice/translations/en.ts";
import { en as terms } from "#features/clubs/terms/i18n/backoffice/en.ts";
import { en as reports } from "#features/insight/reports/i18n/backoffice/en.ts";
import { en as today } from "#features/insight/today/i18n/backoffice/en.ts";
import { en as trail } from "#features/insight/trail/i18n/backoffice/en.ts";
import { en as whatIf } from "#features/insight/what-if/i18n/backoffice/en.ts";
import { en as integrations } from "#features/integrations/api-keys/i18n/backoffice/en.ts";
import { en as webhooks } from "#features/integrations/webhooks/i18n/backoffice/en.ts";
import { en as campaigns } from "#features/loyalty/campaigns/i18n/backoffice/en.ts";
import { en as coupons } from "#features/loyalty/coupons/i18n/backoffice/en.ts";
import { en as points } from "#features/loyalty/points/i18n/backoffice/en.ts";
import { en as publishing } from "#features/loyalty/publishing/i18n/backoffice/en.ts";
import { en as stampCards } from "#features/loyalty/stamp-cards/i18n/backoffice/en.ts";
import { en as members } from "#features/members/directory/i18n/backoffice/en.ts";
import { en as imports } from "#features/members/imports/i18n/backoffice/en.ts";
import { en as merging } from "#features/members/merging/i18n/backoffice/en.ts";
import { en as memberNotes } from "#features/members/notes/i18n/backoffice/en.ts";
import { en as memberPage } from "#features/members/timeline/i18n/backoffice/en.ts";
import { en as selections } from "#features/messages/selections/i18n/backoffice/en.ts";
import { en as selectionEditor } from "#features/messages/selections/i18n/backoffice/selection-editor/en.ts";
import { en as automaticSendouts } from "#features/messages/sendouts/i18n/backoffice/automatic-sendouts/en.ts";
import { en as sendouts } from "#features/messages/sendouts/i18n/backoffice/en.ts";
import { en as heldSendouts } from "#features/messages/sendouts/i18n/backoffice/held-sendouts/en.ts";
import { en as sendoutRules } from "#features/messages/sendouts/i18n/backoffice/sendout-rules/en.ts";
import { en as smsAccount } from "#features/messages/sms/i18n/backoffice/en.ts";
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
import { en as camera } from "#features/till/devices/i18n/backoffice/camera/en.ts";
import { en as tillDevices } from "#features/till/devices/i18n/backoffice/en.ts";
import { en as purchases } from "#features/till/purchases/i18n/backoffice/en.ts";
import { en as till } from "#features/till/register/i18n/backoffice/en.ts";
import { shared } from "../shared/catalogue.en.ts";
import { en as edits } from "./edits/en.ts";
import { en as list } from "./list/en.ts";
import { en as shell } from "./shell/en.ts";

export const catalogue = {
  ...shared,
  shell,
  login,
  onboarding,
  attract,
  categories,
  list,
  locations,
  points,
  coupons,
  campaigns,
  publishing,
  stampCards,
  staff,
  terms,
  today,
  reports,
  whatIf,
  clock,
  club,
  outbox,
  companies,
  companyDetail,
  company,
  dataProtection,
  retention,
  documents,
  edits,
  heldSendouts,
  impersonation,
  imports,
  incidents,
  invitations,
  profile,
  secondFactor,
  selectionEditor,
  selections,
  automaticSendouts,
  sendoutRules,
  sendouts,
  integrations,
  webhooks,
  smsAccount,
  platformFigures,
  platformInvoices,
  plans,
  announcements,
  platformDocuments,
  seller,
  smsPrices,
  members,
  merging,
  memberPage,
  memberNotes,
  purchases,
  support,
  trail,
  translations,
  approvals,
  till,
  tillDevices,
  billing,
  camera,
};
