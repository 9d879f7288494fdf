// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsSchemas } from "./access/contacts/contract/schemas.ts";
import { impersonationSchemas } from "./access/impersonation/contract/schemas.ts";
import { passwordsSchemas } from "./access/passwords/contract/schemas.ts";
import { profileSchemas } from "./access/profile/contract/schemas.ts";
import { secondFactorSchemas } from "./access/second-factor/contract/schemas.ts";
import { sessionsSchemas } from "./access/sessions/contract/schemas.ts";
import { signInCodesSchemas } from "./access/sign-in-codes/contract/schemas.ts";
import { staffInvitationsSchemas } from "./access/staff/contract/invitations/schemas.ts";
import { staffSchemas } from "./access/staff/contract/schemas.ts";
import { bookkeepingSchemas } from "./billing/bookkeeping/contract/schemas.ts";
import { invoicesSchemas } from "./billing/invoices/contract/schemas.ts";
import { cardPaymentsSchemas } from "./billing/payments/contract/card-payments/schemas.ts";
import { paymentsSchemas } from "./billing/payments/contract/schemas.ts";
import { plansSchemas } from "./billing/plans/contract/schemas.ts";
import { subscriptionsSchemas } from "./billing/subscriptions/contract/schemas.ts";
import { categoriesSchemas } from "./clubs/categories/contract/schemas.ts";
import { locationsSchemas } from "./clubs/locations/contract/schemas.ts";
import { postersSchemas } from "./clubs/posters/contract/schemas.ts";
import { settingsSchemas } from "./clubs/settings/contract/schemas.ts";
import { termsSchemas } from "./clubs/terms/contract/schemas.ts";
import { reportsSchemas } from "./insight/reports/contract/schemas.ts";
import { trailSchemas } from "./insight/trail/contract/schemas.ts";
import { whatIfSchemas } from "./insight/what-if/contract/schemas.ts";
import { apiKeysSchemas } from "./integrations/api-keys/contract/schemas.ts";
import { connectionsSchemas } from "./integrations/connections/contract/schemas.ts";
import { webhooksSchemas } from "./integrations/webhooks/contract/schemas.ts";
import { campaignsSchemas } from "./loyalty/campaigns/contract/schemas.ts";
import { couponsSchemas } from "./loyalty/coupons/contract/schemas.ts";
import { publicSchemas } from "./loyalty/home/contract/public/schemas.ts";
import { homeSchemas } from "./loyalty/home/contract/schemas.ts";
import { pointsSchemas } from "./loyalty/points/contract/schemas.ts";
import { stampCardsSchemas } from "./loyalty/stamp-cards/contract/schemas.ts";
import { consentsSchemas } from "./members/consents/contract/schemas.ts";
import { directorySchemas } from "./members/directory/contract/schemas.ts";
import { searchSchemas } from "./members/directory/contract/search/schemas.ts";
import { importsSchemas } from "./members/imports/contract/schemas.ts";
import { invitationsSchemas } from "./members/invitations/contract/schemas.ts";
import { joiningSchemas } from "./members/joining/contract/schemas.ts";
import { mergingSchemas } from "./members/merging/contract/schemas.ts";
import { notesSchemas } from "./members/notes/contract/schemas.ts";
import { membershipSchemas } from "./members/personal-data/contract/membership/schemas.ts";
import { personalDataSchemas } from "./members/personal-data/contract/schemas.ts";
import { timelineSchemas } from "./members/timeline/contract/schemas.ts";
import { walletSchemas } from "./members/wallet/contract/schemas.ts";
import { lettersSchemas } from "./messages/letters/contract/schemas.ts";
import { selectionsSchemas } from "./messages/selections/contract/schemas.ts";
import { sendoutsSchemas } from "./messages/sendouts/contract/schemas.ts";
import { sendingSchemas } from "./messages/sendouts/contract/sending/schemas.ts";
import { sendoutMessagesSchemas } from "./messages/sendouts/contract/sendout-messages/schemas.ts";
import { sendoutReachSchemas } from "./messages/sendouts/contract/sendout-reach/schemas.ts";
import { sendoutResultsSchemas } from "./messages/sendouts/contract/sendout-results/schemas.ts";
import { smsSchemas } from "./messages/sms/contract/schemas.ts";
import { smsRepliesSchemas } from "./messages/sms/contract/sms-replies/schemas.ts";
import { announcementsSchemas } from "./platform/announcements/contract/schemas.ts";
import { companiesSchemas } from "./platform/companies/contract/schemas.ts";
import { dataProtectionSchemas } from "./platform/data-protection/contract/schemas.ts";
import { documentsSchemas } from "./platform/documents/contract/schemas.ts";
import { platformFiguresSchemas } from "./platform/figures/contract/schemas.ts";
import { incidentsSchemas } from "./platform/incidents/contract/schemas.ts";
import { supportSchemas } from "./platform/support/contract/schemas.ts";
import { approvalsSchemas } from "./till/approvals/contract/schemas.ts";
import { devicesSchemas } from "./till/devices/contract/schemas.ts";
import { purchaseFilesSchemas } from "./till/purchase-files/contract/schemas.ts";
import { purchasesSchemas } from "./till/purchases/contract/schemas.ts";
import { registerSchemas } from "./till/register/contract/schemas.ts";

export const schemas = {
  ...contactsSchemas,
  ...impersonationSchemas,
  ...passwordsSchemas,
  ...profileSchemas,
  ...secondFactorSchemas,
  ...sessionsSchemas,
  ...signInCodesSchemas,
  ...staffInvitationsSchemas,
  ...staffSchemas,
  ...bookkeepingSchemas,
  ...invoicesSchemas,
  ...cardPaymentsSchemas,
  ...paymentsSchemas,
  ...plansSchemas,
  ...subscriptionsSchemas,
  ...categoriesSchemas,
  ...locationsSchemas,
  ...postersSchemas,
  ...settingsSchemas,
  ...termsSchemas,
  ...reportsSchemas,
  ...trailSchemas,
  ...whatIfSchemas,
  ...apiKeysSchemas,
  ...connectionsSchemas,
  ...webhooksSchemas,
  ...campaignsSchemas,
  ...couponsSchemas,
  ...publicSchemas,
  ...homeSchemas,
  ...pointsSchemas,
  ...stampCardsSchemas,
  ...consentsSchemas,
  ...directorySchemas,
  ...searchSchemas,
  ...importsSchemas,
  ...invitationsSchemas,
  ...joiningSchemas,
  ...mergingSchemas,
  ...notesSchemas,
  ...membershipSchemas,
  ...personalDataSchemas,
  ...timelineSchemas,
  ...walletSchemas,
  ...lettersSchemas,
  ...selectionsSchemas,
  ...sendoutsSchemas,
  ...sendingSchemas,
  ...sendoutMessagesSchemas,
  ...sendoutReachSchemas,
  ...sendoutResultsSchemas,
  ...smsSchemas,
  ...smsRepliesSchemas,
  ...announcementsSchemas,
  ...companiesSchemas,
  ...dataProtectionSchemas,
  ...documentsSchemas,
  ...platformFiguresSchemas,
  ...incidentsSchemas,
  ...supportSchemas,
  ...approvalsSchemas,
  ...devicesSchemas,
  ...purchaseFilesSchemas,
  ...purchasesSchemas,
  ...registerSchemas,
};
