import { announcementRoutes } from "./announcements/routes.ts";
import { apiKeyRoutes } from "./api-keys/routes.ts";
import { approvalRoutes } from "./approvals/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { billingRoutes } from "./billing/routes.ts";
import { bookkeepingRoutes } from "./bookkeeping/routes.ts";
import { campaignRoutes } from "./campaigns/routes.ts";
import { cardPaymentRoutes } from "./card-payments/routes.ts";
import { categoryRoutes } from "./categories/routes.ts";
import { chainRoutes } from "./chains/routes.ts";
import { changedTermsRoutes } from "./changed-terms/routes.ts";
import { companyRoutes } from "./companies/routes.ts";
import { consumerRoutes } from "./consumer/routes.ts";
import { contactRoutes } from "./contacts/routes.ts";
import { couponRoutes } from "./coupons/routes.ts";
import { dataProtectionRoutes } from "./data-protection/routes.ts";
import { impersonationRoutes } from "./impersonation/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { incidentRoutes } from "./incidents/routes.ts";
import { invitationRoutes } from "./invitations/routes.ts";
import { invoiceRoutes } from "./invoices/routes.ts";
import { listViewRoutes } from "./list-views/routes.ts";
import { locationRoutes } from "./locations/routes.ts";
import { memberDataRoutes } from "./member-data/routes.ts";
import { memberInvitationRoutes } from "./member-invitations/routes.ts";
import { memberNoteRoutes } from "./member-notes/routes.ts";
import { memberPageRoutes } from "./member-page/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { membershipRoutes } from "./membership/routes.ts";
import { mergingRoutes } from "./merging/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { onboardingRoutes } from "./onboarding/routes.ts";
import { passwordRoutes } from "./passwords/routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { planRoutes } from "./plans/routes.ts";
import { platformDocumentRoutes } from "./platform-documents/routes.ts";
import { platformFiguresRoutes } from "./platform-figures/routes.ts";
import { pointRoutes } from "./points/routes.ts";
import { posterRoutes } from "./posters/routes.ts";
import { publicRoutes } from "./public/routes.ts";
import { purchaseRoutes } from "./purchases/routes.ts";
import { reportRoutes } from "./reports/routes.ts";
import { searchRoutes } from "./search/routes.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { selectionRoutes } from "./selections/routes.ts";
import { sendingRoutes } from "./sending/routes.ts";
import { sendoutMessageRoutes } from "./sendout-messages/routes.ts";
import { sendoutReachRoutes } from "./sendout-reach/routes.ts";
import { sendoutResultRoutes } from "./sendout-results/routes.ts";
import { sendoutRoutes } from "./sendouts/routes.ts";
import { smsRoutes } from "./sms/routes.ts";
import { smsReplyRoutes } from "./sms-replies/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { stampCardRoutes } from "./stamp-cards/routes.ts";
import { supportRoutes } from "./support/routes.ts";
import { tillRoutes } from "./till/routes.ts";
import { tillDeviceRoutes } from "./till-devices/routes.ts";
import { trailRoutes } from "./trail/routes.ts";
import { unsubscribingRoutes } from "./unsubscribing/routes.ts";
import { walletRoutes } from "./wallet/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { whatIfRoutes } from "./what-if/routes.ts";

/** Every endpoint of the API: method, path below `/api`, who may call. */
export const routes = {
  ...authRoutes,
  ...passwordRoutes,
  ...secondFactorRoutes,
  ...onboardingRoutes,
  ...memberInvitationRoutes,
  ...publicRoutes,
  ...consumerRoutes,
  ...chainRoutes,
  ...locationRoutes,
  ...posterRoutes,
  ...staffRoutes,
  ...categoryRoutes,
  ...platformFiguresRoutes,
  ...pointRoutes,
  ...stampCardRoutes,
  ...couponRoutes,
  ...billingRoutes,
  ...planRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...bookkeepingRoutes,
  ...campaignRoutes,
  ...cardPaymentRoutes,
  ...sendoutRoutes,
  ...sendoutMessageRoutes,
  ...sendoutReachRoutes,
  ...sendingRoutes,
  ...sendoutResultRoutes,
  ...listViewRoutes,
  ...memberRoutes,
  ...selectionRoutes,
  ...impersonationRoutes,
  ...importRoutes,
  ...memberDataRoutes,
  ...memberNoteRoutes,
  ...smsReplyRoutes,
  ...memberPageRoutes,
  ...membershipRoutes,
  ...mergingRoutes,
  ...contactRoutes,
  ...unsubscribingRoutes,
  ...walletRoutes,
  ...purchaseRoutes,
  ...tillRoutes,
  ...approvalRoutes,
  ...tillDeviceRoutes,
  ...reportRoutes,
  ...whatIfRoutes,
  ...announcementRoutes,
  ...changedTermsRoutes,
  ...platformDocumentRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...searchRoutes,
  ...trailRoutes,
  ...supportRoutes,
  ...dataProtectionRoutes,
  ...incidentRoutes,
  ...messageRoutes,
  ...smsRoutes,
  ...companyRoutes,
  ...invitationRoutes,
};
export type Routes = typeof routes;
export type EndpointName = keyof Routes;
/** Endpoints that answer a file. */
export type DownloadName = { [K in EndpointName]: Routes[K] extends { download: string } ? K : never }[EndpointName];
/** Endpoints that answer a stream of events. */
export type StreamName = { [K in EndpointName]: Routes[K] extends { stream: true } ? K : never }[EndpointName];
