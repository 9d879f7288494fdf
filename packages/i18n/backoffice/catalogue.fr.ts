import { fr as impersonation } from "#features/access/impersonation/i18n/backoffice/fr.ts";
import { fr as profile } from "#features/access/profile/i18n/backoffice/fr.ts";
import { fr as secondFactor } from "#features/access/second-factor/i18n/backoffice/fr.ts";
import { fr as login } from "#features/access/sessions/i18n/backoffice/fr.ts";
import { fr as staff } from "#features/access/staff/i18n/backoffice/fr.ts";
import { fr as invitations } from "#features/access/staff/i18n/backoffice/invitations/fr.ts";
import { fr as platformInvoices } from "#features/billing/invoices/i18n/backoffice/fr.ts";
import { fr as plans } from "#features/billing/plans/i18n/backoffice/fr.ts";
import { fr as billing } from "#features/billing/subscriptions/i18n/backoffice/fr.ts";
import { fr as seller } from "#features/billing/subscriptions/i18n/backoffice/seller/fr.ts";
import { fr as categories } from "#features/clubs/categories/i18n/backoffice/fr.ts";
import { fr as locations } from "#features/clubs/locations/i18n/backoffice/fr.ts";
import { fr as attract } from "#features/clubs/posters/i18n/backoffice/fr.ts";
import { fr as clock } from "#features/clubs/settings/i18n/backoffice/clock/fr.ts";
import { fr as club } from "#features/clubs/settings/i18n/backoffice/fr.ts";
import { fr as translations } from "#features/clubs/settings/i18n/backoffice/translations/fr.ts";
import { fr as terms } from "#features/clubs/terms/i18n/backoffice/fr.ts";
import { fr as reports } from "#features/insight/reports/i18n/backoffice/fr.ts";
import { fr as today } from "#features/insight/today/i18n/backoffice/fr.ts";
import { fr as trail } from "#features/insight/trail/i18n/backoffice/fr.ts";
import { fr as whatIf } from "#features/insight/what-if/i18n/backoffice/fr.ts";
import { fr as integrations } from "#features/integrations/api-keys/i18n/backoffice/fr.ts";
import { fr as webhooks } from "#features/integrations/webhooks/i18n/backoffice/fr.ts";
import { fr as campaigns } from "#features/loyalty/campaigns/i18n/backoffice/fr.ts";
import { fr as coupons } from "#features/loyalty/coupons/i18n/backoffice/fr.ts";
import { fr as points } from "#features/loyalty/points/i18n/backoffice/fr.ts";
import { fr as publishing } from "#features/loyalty/publishing/i18n/backoffice/fr.ts";
import { fr as stampCards } from "#features/loyalty/stamp-cards/i18n/backoffice/fr.ts";
import { fr as members } from "#features/members/directory/i18n/backoffice/fr.ts";
import { fr as imports } from "#features/members/imports/i18n/backoffice/fr.ts";
import { fr as merging } from "#features/members/merging/i18n/backoffice/fr.ts";
import { fr as memberNotes } from "#features/members/notes/i18n/backoffice/fr.ts";
import { fr as memberPage } from "#features/members/timeline/i18n/backoffice/fr.ts";
import { fr as selections } from "#features/messages/selections/i18n/backoffice/fr.ts";
import { fr as selectionEditor } from "#features/messages/selections/i18n/backoffice/selection-editor/fr.ts";
import { fr as automaticSendouts } from "#features/messages/sendouts/i18n/backoffice/automatic-sendouts/fr.ts";
import { fr as sendouts } from "#features/messages/sendouts/i18n/backoffice/fr.ts";
import { fr as heldSendouts } from "#features/messages/sendouts/i18n/backoffice/held-sendouts/fr.ts";
import { fr as sendoutRules } from "#features/messages/sendouts/i18n/backoffice/sendout-rules/fr.ts";
import { fr as smsAccount } from "#features/messages/sms/i18n/backoffice/fr.ts";
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
import { fr as camera } from "#features/till/devices/i18n/backoffice/camera/fr.ts";
import { fr as tillDevices } from "#features/till/devices/i18n/backoffice/fr.ts";
import { fr as purchases } from "#features/till/purchases/i18n/backoffice/fr.ts";
import { fr as till } from "#features/till/register/i18n/backoffice/fr.ts";
import { shared } from "../shared/catalogue.fr.ts";
import { fr as edits } from "./edits/fr.ts";
import { fr as list } from "./list/fr.ts";
import { fr as shell } from "./shell/fr.ts";

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
