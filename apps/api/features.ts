// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsFeature } from "#features/access/contacts/api/feature.ts";
import { impersonationFeature } from "#features/access/impersonation/api/feature.ts";
import { passwordsFeature } from "#features/access/passwords/api/feature.ts";
import { profileFeature } from "#features/access/profile/api/feature.ts";
import { secondFactorFeature } from "#features/access/second-factor/api/feature.ts";
import { sessionsFeature } from "#features/access/sessions/api/feature.ts";
import { signInCodesFeature } from "#features/access/sign-in-codes/api/feature.ts";
import { staffFeature } from "#features/access/staff/api/feature.ts";
import { bookkeepingFeature } from "#features/billing/bookkeeping/api/feature.ts";
import { invoicesFeature } from "#features/billing/invoices/api/feature.ts";
import { paymentsFeature } from "#features/billing/payments/api/feature.ts";
import { plansFeature } from "#features/billing/plans/api/feature.ts";
import { subscriptionsFeature } from "#features/billing/subscriptions/api/feature.ts";
import { categoriesFeature } from "#features/clubs/categories/api/feature.ts";
import { filesFeature } from "#features/clubs/files/api/feature.ts";
import { locationsFeature } from "#features/clubs/locations/api/feature.ts";
import { postersFeature } from "#features/clubs/posters/api/feature.ts";
import { settingsFeature } from "#features/clubs/settings/api/feature.ts";
import { termsFeature } from "#features/clubs/terms/api/feature.ts";
import { insightFiguresFeature } from "#features/insight/figures/api/feature.ts";
import { reportsFeature } from "#features/insight/reports/api/feature.ts";
import { trailFeature } from "#features/insight/trail/api/feature.ts";
import { whatIfFeature } from "#features/insight/what-if/api/feature.ts";
import { apiKeysFeature } from "#features/integrations/api-keys/api/feature.ts";
import { connectionsFeature } from "#features/integrations/connections/api/feature.ts";
import { webhooksFeature } from "#features/integrations/webhooks/api/feature.ts";
import { campaignsFeature } from "#features/loyalty/campaigns/api/feature.ts";
import { couponsFeature } from "#features/loyalty/coupons/api/feature.ts";
import { homeFeature } from "#features/loyalty/home/api/feature.ts";
import { pointsFeature } from "#features/loyalty/points/api/feature.ts";
import { stampCardsFeature } from "#features/loyalty/stamp-cards/api/feature.ts";
import { consentsFeature } from "#features/members/consents/api/feature.ts";
import { directoryFeature } from "#features/members/directory/api/feature.ts";
import { importsFeature } from "#features/members/imports/api/feature.ts";
import { invitationsFeature } from "#features/members/invitations/api/feature.ts";
import { joiningFeature } from "#features/members/joining/api/feature.ts";
import { mergingFeature } from "#features/members/merging/api/feature.ts";
import { notesFeature } from "#features/members/notes/api/feature.ts";
import { personalDataFeature } from "#features/members/personal-data/api/feature.ts";
import { timelineFeature } from "#features/members/timeline/api/feature.ts";
import { walletFeature } from "#features/members/wallet/api/feature.ts";
import { bouncesFeature } from "#features/messages/bounces/api/feature.ts";
import { lettersFeature } from "#features/messages/letters/api/feature.ts";
import { selectionsFeature } from "#features/messages/selections/api/feature.ts";
import { sendoutsFeature } from "#features/messages/sendouts/api/feature.ts";
import { smsFeature } from "#features/messages/sms/api/feature.ts";
import { announcementsFeature } from "#features/platform/announcements/api/feature.ts";
import { companiesFeature } from "#features/platform/companies/api/feature.ts";
import { dataProtectionFeature } from "#features/platform/data-protection/api/feature.ts";
import { documentsFeature } from "#features/platform/documents/api/feature.ts";
import { platformFiguresFeature } from "#features/platform/figures/api/feature.ts";
import { incidentsFeature } from "#features/platform/incidents/api/feature.ts";
import { outboxFeature } from "#features/platform/outbox/api/feature.ts";
import { supportFeature } from "#features/platform/support/api/feature.ts";
import { approvalsFeature } from "#features/till/approvals/api/feature.ts";
import { devicesFeature } from "#features/till/devices/api/feature.ts";
import { purchaseFilesFeature } from "#features/till/purchase-files/api/feature.ts";
import { purchasesFeature } from "#features/till/purchases/api/feature.ts";
import { registerFeature } from "#features/till/register/api/feature.ts";
import { returnsFeature } from "#features/till/returns/api/feature.ts";

export const features = {
  contacts: contactsFeature,
  impersonation: impersonationFeature,
  passwords: passwordsFeature,
  profile: profileFeature,
  secondFactor: secondFactorFeature,
  sessions: sessionsFeature,
  signInCodes: signInCodesFeature,
  staff: staffFeature,
  bookkeeping: bookkeepingFeature,
  invoices: invoicesFeature,
  payments: paymentsFeature,
  plans: plansFeature,
  subscriptions: subscriptionsFeature,
  categories: categoriesFeature,
  files: filesFeature,
  locations: locationsFeature,
  posters: postersFeature,
  settings: settingsFeature,
  terms: termsFeature,
  insightFigures: insightFiguresFeature,
  reports: reportsFeature,
  trail: trailFeature,
  whatIf: whatIfFeature,
  apiKeys: apiKeysFeature,
  connections: connectionsFeature,
  webhooks: webhooksFeature,
  campaigns: campaignsFeature,
  coupons: couponsFeature,
  home: homeFeature,
  points: pointsFeature,
  stampCards: stampCardsFeature,
  consents: consentsFeature,
  directory: directoryFeature,
  imports: importsFeature,
  invitations: invitationsFeature,
  joining: joiningFeature,
  merging: mergingFeature,
  notes: notesFeature,
  personalData: personalDataFeature,
  timeline: timelineFeature,
  wallet: walletFeature,
  bounces: bouncesFeature,
  letters: lettersFeature,
  selections: selectionsFeature,
  sendouts: sendoutsFeature,
  sms: smsFeature,
  announcements: announcementsFeature,
  companies: companiesFeature,
  dataProtection: dataProtectionFeature,
  documents: documentsFeature,
  platformFigures: platformFiguresFeature,
  incidents: incidentsFeature,
  outbox: outboxFeature,
  support: supportFeature,
  approvals: approvalsFeature,
  devices: devicesFeature,
  purchaseFiles: purchaseFilesFeature,
  purchases: purchasesFeature,
  register: registerFeature,
  returns: returnsFeature,
};
