// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsFixture } from "#features/access/contacts/api/noun.fixture.ts";
import { impersonationFixture } from "#features/access/impersonation/api/noun.fixture.ts";
import { passwordsFixture } from "#features/access/passwords/api/noun.fixture.ts";
import { profileFixture } from "#features/access/profile/api/noun.fixture.ts";
import { secondFactorFixture } from "#features/access/second-factor/api/noun.fixture.ts";
import { sessionsFixture } from "#features/access/sessions/api/noun.fixture.ts";
import { staffFixture } from "#features/access/staff/api/noun.fixture.ts";
import { invoicesFixture } from "#features/billing/invoices/api/noun.fixture.ts";
import { subscriptionsFixture } from "#features/billing/subscriptions/api/noun.fixture.ts";
import { categoriesFixture } from "#features/clubs/categories/api/noun.fixture.ts";
import { filesFixture } from "#features/clubs/files/api/noun.fixture.ts";
import { locationsFixture } from "#features/clubs/locations/api/noun.fixture.ts";
import { postersFixture } from "#features/clubs/posters/api/noun.fixture.ts";
import { settingsFixture } from "#features/clubs/settings/api/noun.fixture.ts";
import { termsFixture } from "#features/clubs/terms/api/noun.fixture.ts";
import { insightFiguresFixture } from "#features/insight/figures/api/noun.fixture.ts";
import { reportsFixture } from "#features/insight/reports/api/noun.fixture.ts";
import { trailFixture } from "#features/insight/trail/api/noun.fixture.ts";
import { whatIfFixture } from "#features/insight/what-if/api/noun.fixture.ts";
import { apiKeysFixture } from "#features/integrations/api-keys/api/noun.fixture.ts";
import { connectionsFixture } from "#features/integrations/connections/api/noun.fixture.ts";
import { webhooksFixture } from "#features/integrations/webhooks/api/noun.fixture.ts";
import { campaignsFixture } from "#features/loyalty/campaigns/api/noun.fixture.ts";
import { couponsFixture } from "#features/loyalty/coupons/api/noun.fixture.ts";
import { homeFixture } from "#features/loyalty/home/api/noun.fixture.ts";
import { pointsFixture } from "#features/loyalty/points/api/noun.fixture.ts";
import { stampCardsFixture } from "#features/loyalty/stamp-cards/api/noun.fixture.ts";
import { consentsFixture } from "#features/members/consents/api/noun.fixture.ts";
import { directoryFixture } from "#features/members/directory/api/noun.fixture.ts";
import { importsFixture } from "#features/members/imports/api/noun.fixture.ts";
import { invitationsFixture } from "#features/members/invitations/api/noun.fixture.ts";
import { joiningFixture } from "#features/members/joining/api/noun.fixture.ts";
import { mergingFixture } from "#features/members/merging/api/noun.fixture.ts";
import { notesFixture } from "#features/members/notes/api/noun.fixture.ts";
import { timelineFixture } from "#features/members/timeline/api/noun.fixture.ts";
import { walletFixture } from "#features/members/wallet/api/noun.fixture.ts";
import { lettersFixture } from "#features/messages/letters/api/noun.fixture.ts";
import { selectionsFixture } from "#features/messages/selections/api/noun.fixture.ts";
import { sendoutsFixture } from "#features/messages/sendouts/api/noun.fixture.ts";
import { smsFixture } from "#features/messages/sms/api/noun.fixture.ts";
import { companiesFixture } from "#features/platform/companies/api/noun.fixture.ts";
import { dataProtectionFixture } from "#features/platform/data-protection/api/noun.fixture.ts";
import { incidentsFixture } from "#features/platform/incidents/api/noun.fixture.ts";
import { supportFixture } from "#features/platform/support/api/noun.fixture.ts";
import { approvalsFixture } from "#features/till/approvals/api/noun.fixture.ts";
import { devicesFixture } from "#features/till/devices/api/noun.fixture.ts";
import { purchaseFilesFixture } from "#features/till/purchase-files/api/noun.fixture.ts";
import { purchasesFixture } from "#features/till/purchases/api/noun.fixture.ts";
import { registerFixture } from "#features/till/register/api/noun.fixture.ts";
import { returnsFixture } from "#features/till/returns/api/noun.fixture.ts";

export const nounFixtures = {
  contacts: contactsFixture,
  impersonation: impersonationFixture,
  passwords: passwordsFixture,
  profile: profileFixture,
  secondFactor: secondFactorFixture,
  sessions: sessionsFixture,
  staff: staffFixture,
  invoices: invoicesFixture,
  subscriptions: subscriptionsFixture,
  categories: categoriesFixture,
  files: filesFixture,
  locations: locationsFixture,
  posters: postersFixture,
  settings: settingsFixture,
  terms: termsFixture,
  insightFigures: insightFiguresFixture,
  reports: reportsFixture,
  trail: trailFixture,
  whatIf: whatIfFixture,
  apiKeys: apiKeysFixture,
  connections: connectionsFixture,
  webhooks: webhooksFixture,
  campaigns: campaignsFixture,
  coupons: couponsFixture,
  home: homeFixture,
  points: pointsFixture,
  stampCards: stampCardsFixture,
  consents: consentsFixture,
  directory: directoryFixture,
  imports: importsFixture,
  invitations: invitationsFixture,
  joining: joiningFixture,
  merging: mergingFixture,
  notes: notesFixture,
  timeline: timelineFixture,
  wallet: walletFixture,
  letters: lettersFixture,
  selections: selectionsFixture,
  sendouts: sendoutsFixture,
  sms: smsFixture,
  companies: companiesFixture,
  dataProtection: dataProtectionFixture,
  incidents: incidentsFixture,
  support: supportFixture,
  approvals: approvalsFixture,
  devices: devicesFixture,
  purchaseFiles: purchaseFilesFixture,
  purchases: purchasesFixture,
  register: registerFixture,
  returns: returnsFixture,
};
