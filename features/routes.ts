// Written by `npm run features` from the folders of features/. Do not edit.
import { contactRoutes } from "./access/contacts/contract/routes.ts";
import { impersonationRoutes } from "./access/impersonation/contract/routes.ts";
import { passwordRoutes } from "./access/passwords/contract/routes.ts";
import { listViewRoutes } from "./access/profile/contract/routes.ts";
import { secondFactorRoutes } from "./access/second-factor/contract/routes.ts";
import { authRoutes } from "./access/sessions/contract/routes.ts";
import { invitationRoutes } from "./access/staff/contract/invitations/routes.ts";
import { staffRoutes } from "./access/staff/contract/routes.ts";
import { bookkeepingRoutes } from "./billing/bookkeeping/contract/routes.ts";
import { invoiceRoutes } from "./billing/invoices/contract/routes.ts";
import { cardPaymentRoutes } from "./billing/payments/contract/card-payments/routes.ts";
import { paymentRoutes } from "./billing/payments/contract/routes.ts";
import { planRoutes } from "./billing/plans/contract/routes.ts";
import { billingRoutes } from "./billing/subscriptions/contract/routes.ts";
import { categoryRoutes } from "./clubs/categories/contract/routes.ts";
import { locationRoutes } from "./clubs/locations/contract/routes.ts";
import { posterRoutes } from "./clubs/posters/contract/routes.ts";
import { chainRoutes } from "./clubs/settings/contract/routes.ts";
import { changedTermsRoutes } from "./clubs/terms/contract/routes.ts";
import { reportRoutes } from "./insight/reports/contract/routes.ts";
import { trailRoutes } from "./insight/trail/contract/routes.ts";
import { whatIfRoutes } from "./insight/what-if/contract/routes.ts";
import { apiKeyRoutes } from "./integrations/api-keys/contract/routes.ts";
import { webhookRoutes } from "./integrations/webhooks/contract/routes.ts";
import { campaignRoutes } from "./loyalty/campaigns/contract/routes.ts";
import { couponRoutes } from "./loyalty/coupons/contract/routes.ts";
import { publicRoutes } from "./loyalty/home/contract/public/routes.ts";
import { consumerRoutes } from "./loyalty/home/contract/routes.ts";
import { pointRoutes } from "./loyalty/points/contract/routes.ts";
import { stampCardRoutes } from "./loyalty/stamp-cards/contract/routes.ts";
import { unsubscribingRoutes } from "./members/consents/contract/routes.ts";
import { memberRoutes } from "./members/directory/contract/routes.ts";
import { searchRoutes } from "./members/directory/contract/search/routes.ts";
import { importRoutes } from "./members/imports/contract/routes.ts";
import { memberInvitationRoutes } from "./members/invitations/contract/routes.ts";
import { onboardingRoutes } from "./members/joining/contract/routes.ts";
import { mergingRoutes } from "./members/merging/contract/routes.ts";
import { memberNoteRoutes } from "./members/notes/contract/routes.ts";
import { membershipRoutes } from "./members/personal-data/contract/membership/routes.ts";
import { memberDataRoutes } from "./members/personal-data/contract/routes.ts";
import { memberPageRoutes } from "./members/timeline/contract/routes.ts";
import { walletRoutes } from "./members/wallet/contract/routes.ts";
import { messageRoutes } from "./messages/letters/contract/routes.ts";
import { selectionRoutes } from "./messages/selections/contract/routes.ts";
import { sendoutRoutes } from "./messages/sendouts/contract/routes.ts";
import { sendingRoutes } from "./messages/sendouts/contract/sending/routes.ts";
import { sendoutMessageRoutes } from "./messages/sendouts/contract/sendout-messages/routes.ts";
import { sendoutReachRoutes } from "./messages/sendouts/contract/sendout-reach/routes.ts";
import { sendoutResultRoutes } from "./messages/sendouts/contract/sendout-results/routes.ts";
import { smsRoutes } from "./messages/sms/contract/routes.ts";
import { smsReplyRoutes } from "./messages/sms/contract/sms-replies/routes.ts";
import { announcementRoutes } from "./platform/announcements/contract/routes.ts";
import { companyRoutes } from "./platform/companies/contract/routes.ts";
import { dataProtectionRoutes } from "./platform/data-protection/contract/routes.ts";
import { platformDocumentRoutes } from "./platform/documents/contract/routes.ts";
import { platformFiguresRoutes } from "./platform/figures/contract/routes.ts";
import { incidentRoutes } from "./platform/incidents/contract/routes.ts";
import { supportRoutes } from "./platform/support/contract/routes.ts";
import { approvalRoutes } from "./till/approvals/contract/routes.ts";
import { tillDeviceRoutes } from "./till/devices/contract/routes.ts";
import { purchaseRoutes } from "./till/purchases/contract/routes.ts";
import { tillRoutes } from "./till/register/contract/routes.ts";

export const routes = {
  ...contactRoutes,
  ...impersonationRoutes,
  ...passwordRoutes,
  ...listViewRoutes,
  ...secondFactorRoutes,
  ...authRoutes,
  ...invitationRoutes,
  ...staffRoutes,
  ...bookkeepingRoutes,
  ...invoiceRoutes,
  ...cardPaymentRoutes,
  ...paymentRoutes,
  ...planRoutes,
  ...billingRoutes,
  ...categoryRoutes,
  ...locationRoutes,
  ...posterRoutes,
  ...chainRoutes,
  ...changedTermsRoutes,
  ...reportRoutes,
  ...trailRoutes,
  ...whatIfRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...campaignRoutes,
  ...couponRoutes,
  ...publicRoutes,
  ...consumerRoutes,
  ...pointRoutes,
  ...stampCardRoutes,
  ...unsubscribingRoutes,
  ...memberRoutes,
  ...searchRoutes,
  ...importRoutes,
  ...memberInvitationRoutes,
  ...onboardingRoutes,
  ...mergingRoutes,
  ...memberNoteRoutes,
  ...membershipRoutes,
  ...memberDataRoutes,
  ...memberPageRoutes,
  ...walletRoutes,
  ...messageRoutes,
  ...selectionRoutes,
  ...sendoutRoutes,
  ...sendingRoutes,
  ...sendoutMessageRoutes,
  ...sendoutReachRoutes,
  ...sendoutResultRoutes,
  ...smsRoutes,
  ...smsReplyRoutes,
  ...announcementRoutes,
  ...companyRoutes,
  ...dataProtectionRoutes,
  ...platformDocumentRoutes,
  ...platformFiguresRoutes,
  ...incidentRoutes,
  ...supportRoutes,
  ...approvalRoutes,
  ...tillDeviceRoutes,
  ...purchaseRoutes,
  ...tillRoutes,
};
