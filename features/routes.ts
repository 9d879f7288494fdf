// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsRoutes } from "./access/contacts/contract/routes.ts";
import { impersonationRoutes } from "./access/impersonation/contract/routes.ts";
import { passwordsRoutes } from "./access/passwords/contract/routes.ts";
import { profileRoutes } from "./access/profile/contract/routes.ts";
import { secondFactorRoutes } from "./access/second-factor/contract/routes.ts";
import { sessionsRoutes } from "./access/sessions/contract/routes.ts";
import { signInCodesRoutes } from "./access/sign-in-codes/contract/routes.ts";
import { staffInvitationsRoutes } from "./access/staff/contract/invitations/routes.ts";
import { staffRoutes } from "./access/staff/contract/routes.ts";
import { bookkeepingRoutes } from "./billing/bookkeeping/contract/routes.ts";
import { invoicesRoutes } from "./billing/invoices/contract/routes.ts";
import { cardPaymentsRoutes } from "./billing/payments/contract/card-payments/routes.ts";
import { paymentsRoutes } from "./billing/payments/contract/routes.ts";
import { plansRoutes } from "./billing/plans/contract/routes.ts";
import { subscriptionsRoutes } from "./billing/subscriptions/contract/routes.ts";
import { categoriesRoutes } from "./clubs/categories/contract/routes.ts";
import { locationsRoutes } from "./clubs/locations/contract/routes.ts";
import { postersRoutes } from "./clubs/posters/contract/routes.ts";
import { settingsRoutes } from "./clubs/settings/contract/routes.ts";
import { termsRoutes } from "./clubs/terms/contract/routes.ts";
import { reportsRoutes } from "./insight/reports/contract/routes.ts";
import { trailRoutes } from "./insight/trail/contract/routes.ts";
import { whatIfRoutes } from "./insight/what-if/contract/routes.ts";
import { apiKeysRoutes } from "./integrations/api-keys/contract/routes.ts";
import { connectionsRoutes } from "./integrations/connections/contract/routes.ts";
import { webhooksRoutes } from "./integrations/webhooks/contract/routes.ts";
import { campaignsRoutes } from "./loyalty/campaigns/contract/routes.ts";
import { couponsRoutes } from "./loyalty/coupons/contract/routes.ts";
import { publicRoutes } from "./loyalty/home/contract/public/routes.ts";
import { homeRoutes } from "./loyalty/home/contract/routes.ts";
import { pointsRoutes } from "./loyalty/points/contract/routes.ts";
import { stampCardsRoutes } from "./loyalty/stamp-cards/contract/routes.ts";
import { consentsRoutes } from "./members/consents/contract/routes.ts";
import { directoryRoutes } from "./members/directory/contract/routes.ts";
import { searchRoutes } from "./members/directory/contract/search/routes.ts";
import { importsRoutes } from "./members/imports/contract/routes.ts";
import { invitationsRoutes } from "./members/invitations/contract/routes.ts";
import { joiningRoutes } from "./members/joining/contract/routes.ts";
import { mergingRoutes } from "./members/merging/contract/routes.ts";
import { notesRoutes } from "./members/notes/contract/routes.ts";
import { membershipRoutes } from "./members/personal-data/contract/membership/routes.ts";
import { personalDataRoutes } from "./members/personal-data/contract/routes.ts";
import { timelineRoutes } from "./members/timeline/contract/routes.ts";
import { walletRoutes } from "./members/wallet/contract/routes.ts";
import { lettersRoutes } from "./messages/letters/contract/routes.ts";
import { selectionsRoutes } from "./messages/selections/contract/routes.ts";
import { sendoutsRoutes } from "./messages/sendouts/contract/routes.ts";
import { sendingRoutes } from "./messages/sendouts/contract/sending/routes.ts";
import { sendoutMessagesRoutes } from "./messages/sendouts/contract/sendout-messages/routes.ts";
import { sendoutReachRoutes } from "./messages/sendouts/contract/sendout-reach/routes.ts";
import { sendoutResultsRoutes } from "./messages/sendouts/contract/sendout-results/routes.ts";
import { smsRoutes } from "./messages/sms/contract/routes.ts";
import { smsRepliesRoutes } from "./messages/sms/contract/sms-replies/routes.ts";
import { announcementsRoutes } from "./platform/announcements/contract/routes.ts";
import { companiesRoutes } from "./platform/companies/contract/routes.ts";
import { dataProtectionRoutes } from "./platform/data-protection/contract/routes.ts";
import { documentsRoutes } from "./platform/documents/contract/routes.ts";
import { platformFiguresRoutes } from "./platform/figures/contract/routes.ts";
import { incidentsRoutes } from "./platform/incidents/contract/routes.ts";
import { supportRoutes } from "./platform/support/contract/routes.ts";
import { approvalsRoutes } from "./till/approvals/contract/routes.ts";
import { devicesRoutes } from "./till/devices/contract/routes.ts";
import { purchaseFilesRoutes } from "./till/purchase-files/contract/routes.ts";
import { purchasesRoutes } from "./till/purchases/contract/routes.ts";
import { registerRoutes } from "./till/register/contract/routes.ts";

export const routes = {
  ...contactsRoutes,
  ...impersonationRoutes,
  ...passwordsRoutes,
  ...profileRoutes,
  ...secondFactorRoutes,
  ...sessionsRoutes,
  ...signInCodesRoutes,
  ...staffInvitationsRoutes,
  ...staffRoutes,
  ...bookkeepingRoutes,
  ...invoicesRoutes,
  ...cardPaymentsRoutes,
  ...paymentsRoutes,
  ...plansRoutes,
  ...subscriptionsRoutes,
  ...categoriesRoutes,
  ...locationsRoutes,
  ...postersRoutes,
  ...settingsRoutes,
  ...termsRoutes,
  ...reportsRoutes,
  ...trailRoutes,
  ...whatIfRoutes,
  ...apiKeysRoutes,
  ...connectionsRoutes,
  ...webhooksRoutes,
  ...campaignsRoutes,
  ...couponsRoutes,
  ...publicRoutes,
  ...homeRoutes,
  ...pointsRoutes,
  ...stampCardsRoutes,
  ...consentsRoutes,
  ...directoryRoutes,
  ...searchRoutes,
  ...importsRoutes,
  ...invitationsRoutes,
  ...joiningRoutes,
  ...mergingRoutes,
  ...notesRoutes,
  ...membershipRoutes,
  ...personalDataRoutes,
  ...timelineRoutes,
  ...walletRoutes,
  ...lettersRoutes,
  ...selectionsRoutes,
  ...sendoutsRoutes,
  ...sendingRoutes,
  ...sendoutMessagesRoutes,
  ...sendoutReachRoutes,
  ...sendoutResultsRoutes,
  ...smsRoutes,
  ...smsRepliesRoutes,
  ...announcementsRoutes,
  ...companiesRoutes,
  ...dataProtectionRoutes,
  ...documentsRoutes,
  ...platformFiguresRoutes,
  ...incidentsRoutes,
  ...supportRoutes,
  ...approvalsRoutes,
  ...devicesRoutes,
  ...purchaseFilesRoutes,
  ...purchasesRoutes,
  ...registerRoutes,
};
