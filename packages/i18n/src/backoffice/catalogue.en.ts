import { shared } from "../shared/catalogue.en.ts";
import { en as announcements } from "./announcements/en.ts";
import { en as approvals } from "./approvals/en.ts";
import { en as attract } from "./attract/en.ts";
import { en as automaticSendouts } from "./automatic-sendouts/en.ts";
import { en as billing } from "./billing/en.ts";
import { en as camera } from "./camera/en.ts";
import { en as campaigns } from "./campaigns/en.ts";
import { en as categories } from "./categories/en.ts";
import { en as clock } from "./clock/en.ts";
import { en as club } from "./club/en.ts";
import { en as companies } from "./companies/en.ts";
import { en as company } from "./company/en.ts";
import { en as companyDetail } from "./company-detail/en.ts";
import { en as coupons } from "./coupons/en.ts";
import { en as dataProtection } from "./data-protection/en.ts";
import { en as documents } from "./documents/en.ts";
import { en as edits } from "./edits/en.ts";
import { en as heldSendouts } from "./held-sendouts/en.ts";
import { en as impersonation } from "./impersonation/en.ts";
import { en as imports } from "./imports/en.ts";
import { en as incidents } from "./incidents/en.ts";
import { en as integrations } from "./integrations/en.ts";
import { en as invitations } from "./invitations/en.ts";
import { en as list } from "./list/en.ts";
import { en as locations } from "./locations/en.ts";
import { en as login } from "./login/en.ts";
import { en as memberNotes } from "./member-notes/en.ts";
import { en as memberPage } from "./member-page/en.ts";
import { en as members } from "./members/en.ts";
import { en as merging } from "./merging/en.ts";
import { en as onboarding } from "./onboarding/en.ts";
import { en as outbox } from "./outbox/en.ts";
import { en as plans } from "./plans/en.ts";
import { en as platformDocuments } from "./platform-documents/en.ts";
import { en as platformFigures } from "./platform-figures/en.ts";
import { en as platformInvoices } from "./platform-invoices/en.ts";
import { en as points } from "./points/en.ts";
import { en as profile } from "./profile/en.ts";
import { en as publishing } from "./publishing/en.ts";
import { en as purchases } from "./purchases/en.ts";
import { en as reports } from "./reports/en.ts";
import { en as retention } from "./retention/en.ts";
import { en as secondFactor } from "./second-factor/en.ts";
import { en as selectionEditor } from "./selection-editor/en.ts";
import { en as selections } from "./selections/en.ts";
import { en as seller } from "./seller/en.ts";
import { en as sendoutRules } from "./sendout-rules/en.ts";
import { en as sendouts } from "./sendouts/en.ts";
import { en as shell } from "./shell/en.ts";
import { en as smsAccount } from "./sms-account/en.ts";
import { en as smsPrices } from "./sms-prices/en.ts";
import { en as staff } from "./staff/en.ts";
import { en as stampCards } from "./stamp-cards/en.ts";
import { en as support } from "./support/en.ts";
import { en as terms } from "./terms/en.ts";
import { en as till } from "./till/en.ts";
import { en as tillDevices } from "./till-devices/en.ts";
import { en as today } from "./today/en.ts";
import { en as trail } from "./trail/en.ts";
import { en as translations } from "./translations/en.ts";
import { en as webhooks } from "./webhooks/en.ts";
import { en as whatIf } from "./what-if/en.ts";

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
