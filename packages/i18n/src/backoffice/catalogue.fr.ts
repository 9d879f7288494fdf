import { shared } from "../shared/catalogue.fr.ts";
import { fr as announcements } from "./announcements/fr.ts";
import { fr as approvals } from "./approvals/fr.ts";
import { fr as attract } from "./attract/fr.ts";
import { fr as automaticSendouts } from "./automatic-sendouts/fr.ts";
import { fr as billing } from "./billing/fr.ts";
import { fr as camera } from "./camera/fr.ts";
import { fr as campaigns } from "./campaigns/fr.ts";
import { fr as categories } from "./categories/fr.ts";
import { fr as clock } from "./clock/fr.ts";
import { fr as club } from "./club/fr.ts";
import { fr as companies } from "./companies/fr.ts";
import { fr as company } from "./company/fr.ts";
import { fr as companyDetail } from "./company-detail/fr.ts";
import { fr as coupons } from "./coupons/fr.ts";
import { fr as dataProtection } from "./data-protection/fr.ts";
import { fr as documents } from "./documents/fr.ts";
import { fr as edits } from "./edits/fr.ts";
import { fr as heldSendouts } from "./held-sendouts/fr.ts";
import { fr as impersonation } from "./impersonation/fr.ts";
import { fr as imports } from "./imports/fr.ts";
import { fr as incidents } from "./incidents/fr.ts";
import { fr as integrations } from "./integrations/fr.ts";
import { fr as invitations } from "./invitations/fr.ts";
import { fr as list } from "./list/fr.ts";
import { fr as locations } from "./locations/fr.ts";
import { fr as login } from "./login/fr.ts";
import { fr as memberNotes } from "./member-notes/fr.ts";
import { fr as memberPage } from "./member-page/fr.ts";
import { fr as members } from "./members/fr.ts";
import { fr as merging } from "./merging/fr.ts";
import { fr as onboarding } from "./onboarding/fr.ts";
import { fr as outbox } from "./outbox/fr.ts";
import { fr as plans } from "./plans/fr.ts";
import { fr as platformDocuments } from "./platform-documents/fr.ts";
import { fr as platformFigures } from "./platform-figures/fr.ts";
import { fr as platformInvoices } from "./platform-invoices/fr.ts";
import { fr as points } from "./points/fr.ts";
import { fr as profile } from "./profile/fr.ts";
import { fr as publishing } from "./publishing/fr.ts";
import { fr as purchases } from "./purchases/fr.ts";
import { fr as reports } from "./reports/fr.ts";
import { fr as retention } from "./retention/fr.ts";
import { fr as secondFactor } from "./second-factor/fr.ts";
import { fr as selectionEditor } from "./selection-editor/fr.ts";
import { fr as selections } from "./selections/fr.ts";
import { fr as seller } from "./seller/fr.ts";
import { fr as sendoutRules } from "./sendout-rules/fr.ts";
import { fr as sendouts } from "./sendouts/fr.ts";
import { fr as shell } from "./shell/fr.ts";
import { fr as smsAccount } from "./sms-account/fr.ts";
import { fr as smsPrices } from "./sms-prices/fr.ts";
import { fr as staff } from "./staff/fr.ts";
import { fr as stampCards } from "./stamp-cards/fr.ts";
import { fr as support } from "./support/fr.ts";
import { fr as terms } from "./terms/fr.ts";
import { fr as till } from "./till/fr.ts";
import { fr as tillDevices } from "./till-devices/fr.ts";
import { fr as today } from "./today/fr.ts";
import { fr as trail } from "./trail/fr.ts";
import { fr as translations } from "./translations/fr.ts";
import { fr as webhooks } from "./webhooks/fr.ts";
import { fr as whatIf } from "./what-if/fr.ts";

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
