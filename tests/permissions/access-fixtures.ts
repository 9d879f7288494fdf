// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsAccess } from "#features/access/contacts/api/access.fixture.ts";
import { impersonationAccess } from "#features/access/impersonation/api/access.fixture.ts";
import { passwordsAccess } from "#features/access/passwords/api/access.fixture.ts";
import { profileAccess } from "#features/access/profile/api/access.fixture.ts";
import { secondFactorAccess } from "#features/access/second-factor/api/access.fixture.ts";
import { sessionsAccess } from "#features/access/sessions/api/access.fixture.ts";
import { staffAccess } from "#features/access/staff/api/access.fixture.ts";
import { invoicesAccess } from "#features/billing/invoices/api/access.fixture.ts";
import { subscriptionsAccess } from "#features/billing/subscriptions/api/access.fixture.ts";
import { categoriesAccess } from "#features/clubs/categories/api/access.fixture.ts";
import { filesAccess } from "#features/clubs/files/api/access.fixture.ts";
import { locationsAccess } from "#features/clubs/locations/api/access.fixture.ts";
import { postersAccess } from "#features/clubs/posters/api/access.fixture.ts";
import { settingsAccess } from "#features/clubs/settings/api/access.fixture.ts";
import { termsAccess } from "#features/clubs/terms/api/access.fixture.ts";
import { insightFiguresAccess } from "#features/insight/figures/api/access.fixture.ts";
import { reportsAccess } from "#features/insight/reports/api/access.fixture.ts";
import { trailAccess } from "#features/insight/trail/api/access.fixture.ts";
import { whatIfAccess } from "#features/insight/what-if/api/access.fixture.ts";
import { apiKeysAccess } from "#features/integrations/api-keys/api/access.fixture.ts";
import { webhooksAccess } from "#features/integrations/webhooks/api/access.fixture.ts";
import { campaignsAccess } from "#features/loyalty/campaigns/api/access.fixture.ts";
import { couponsAccess } from "#features/loyalty/coupons/api/access.fixture.ts";
import { homeAccess } from "#features/loyalty/home/api/access.fixture.ts";
import { pointsAccess } from "#features/loyalty/points/api/access.fixture.ts";
import { stampCardsAccess } from "#features/loyalty/stamp-cards/api/access.fixture.ts";
import { consentsAccess } from "#features/members/consents/api/access.fixture.ts";
import { directoryAccess } from "#features/members/directory/api/access.fixture.ts";
import { importsAccess } from "#features/members/imports/api/access.fixture.ts";
import { invitationsAccess } from "#features/members/invitations/api/access.fixture.ts";
import { joiningAccess } from "#features/members/joining/api/access.fixture.ts";
import { mergingAccess } from "#features/members/merging/api/access.fixture.ts";
import { notesAccess } from "#features/members/notes/api/access.fixture.ts";
import { timelineAccess } from "#features/members/timeline/api/access.fixture.ts";
import { walletAccess } from "#features/members/wallet/api/access.fixture.ts";
import { lettersAccess } from "#features/messages/letters/api/access.fixture.ts";
import { selectionsAccess } from "#features/messages/selections/api/access.fixture.ts";
import { sendoutsAccess } from "#features/messages/sendouts/api/access.fixture.ts";
import { smsAccess } from "#features/messages/sms/api/access.fixture.ts";
import { companiesAccess } from "#features/platform/companies/api/access.fixture.ts";
import { dataProtectionAccess } from "#features/platform/data-protection/api/access.fixture.ts";
import { incidentsAccess } from "#features/platform/incidents/api/access.fixture.ts";
import { supportAccess } from "#features/platform/support/api/access.fixture.ts";
import { approvalsAccess } from "#features/till/approvals/api/access.fixture.ts";
import { devicesAccess } from "#features/till/devices/api/access.fixture.ts";
import { purchasesAccess } from "#features/till/purchases/api/access.fixture.ts";
import { registerAccess } from "#features/till/register/api/access.fixture.ts";
import { returnsAccess } from "#features/till/returns/api/access.fixture.ts";

export const accessFixtures = {
  contacts: contactsAccess,
  impersonation: impersonationAccess,
  passwords: passwordsAccess,
  profile: profileAccess,
  secondFactor: secondFactorAccess,
  sessions: sessionsAccess,
  staff: staffAccess,
  invoices: invoicesAccess,
  subscriptions: subscriptionsAccess,
  categories: categoriesAccess,
  files: filesAccess,
  locations: locationsAccess,
  posters: postersAccess,
  settings: settingsAccess,
  terms: termsAccess,
  insightFigures: insightFiguresAccess,
  reports: reportsAccess,
  trail: trailAccess,
  whatIf: whatIfAccess,
  apiKeys: apiKeysAccess,
  webhooks: webhooksAccess,
  campaigns: campaignsAccess,
  coupons: couponsAccess,
  home: homeAccess,
  points: pointsAccess,
  stampCards: stampCardsAccess,
  consents: consentsAccess,
  directory: directoryAccess,
  imports: importsAccess,
  invitations: invitationsAccess,
  joining: joiningAccess,
  merging: mergingAccess,
  notes: notesAccess,
  timeline: timelineAccess,
  wallet: walletAccess,
  letters: lettersAccess,
  selections: selectionsAccess,
  sendouts: sendoutsAccess,
  sms: smsAccess,
  companies: companiesAccess,
  dataProtection: dataProtectionAccess,
  incidents: incidentsAccess,
  support: supportAccess,
  approvals: approvalsAccess,
  devices: devicesAccess,
  purchases: purchasesAccess,
  register: registerAccess,
  returns: returnsAccess,
};
