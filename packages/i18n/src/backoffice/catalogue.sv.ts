import { shared } from "../shared/catalogue.sv.ts";
import { sv as announcements } from "./announcements/sv.ts";
import { sv as approvals } from "./approvals/sv.ts";
import { sv as attract } from "./attract/sv.ts";
import { sv as automaticSendouts } from "./automatic-sendouts/sv.ts";
import { sv as billing } from "./billing/sv.ts";
import { sv as camera } from "./camera/sv.ts";
import { sv as campaigns } from "./campaigns/sv.ts";
import { sv as categories } from "./categories/sv.ts";
import { sv as clock } from "./clock/sv.ts";
import { sv as club } from "./club/sv.ts";
import { sv as companies } from "./companies/sv.ts";
import { sv as company } from "./company/sv.ts";
import { sv as companyDetail } from "./company-detail/sv.ts";
import { sv as coupons } from "./coupons/sv.ts";
import { sv as dataProtection } from "./data-protection/sv.ts";
import { sv as documents } from "./documents/sv.ts";
import { sv as edits } from "./edits/sv.ts";
import { sv as heldSendouts } from "./held-sendouts/sv.ts";
import { sv as impersonation } from "./impersonation/sv.ts";
import { sv as imports } from "./imports/sv.ts";
import { sv as incidents } from "./incidents/sv.ts";
import { sv as integrations } from "./integrations/sv.ts";
import { sv as invitations } from "./invitations/sv.ts";
import { sv as list } from "./list/sv.ts";
import { sv as locations } from "./locations/sv.ts";
import { sv as login } from "./login/sv.ts";
import { sv as memberNotes } from "./member-notes/sv.ts";
import { sv as memberPage } from "./member-page/sv.ts";
import { sv as members } from "./members/sv.ts";
import { sv as merging } from "./merging/sv.ts";
import { sv as onboarding } from "./onboarding/sv.ts";
import { sv as outbox } from "./outbox/sv.ts";
import { sv as plans } from "./plans/sv.ts";
import { sv as platformDocuments } from "./platform-documents/sv.ts";
import { sv as platformFigures } from "./platform-figures/sv.ts";
import { sv as platformInvoices } from "./platform-invoices/sv.ts";
import { sv as points } from "./points/sv.ts";
import { sv as profile } from "./profile/sv.ts";
import { sv as publishing } from "./publishing/sv.ts";
import { sv as purchases } from "./purchases/sv.ts";
import { sv as reports } from "./reports/sv.ts";
import { sv as retention } from "./retention/sv.ts";
import { sv as secondFactor } from "./second-factor/sv.ts";
import { sv as selectionEditor } from "./selection-editor/sv.ts";
import { sv as selections } from "./selections/sv.ts";
import { sv as seller } from "./seller/sv.ts";
import { sv as sendoutRules } from "./sendout-rules/sv.ts";
import { sv as sendouts } from "./sendouts/sv.ts";
import { sv as shell } from "./shell/sv.ts";
import { sv as smsAccount } from "./sms-account/sv.ts";
import { sv as smsPrices } from "./sms-prices/sv.ts";
import { sv as staff } from "./staff/sv.ts";
import { sv as stampCards } from "./stamp-cards/sv.ts";
import { sv as support } from "./support/sv.ts";
import { sv as terms } from "./terms/sv.ts";
import { sv as till } from "./till/sv.ts";
import { sv as tillDevices } from "./till-devices/sv.ts";
import { sv as today } from "./today/sv.ts";
import { sv as trail } from "./trail/sv.ts";
import { sv as translations } from "./translations/sv.ts";
import { sv as webhooks } from "./webhooks/sv.ts";
import { sv as whatIf } from "./what-if/sv.ts";

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
