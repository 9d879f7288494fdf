import { contactRoutes } from "#features/access/contacts/contract/routes.ts";
import { impersonationRoutes } from "#features/access/impersonation/contract/routes.ts";
import { passwordRoutes } from "#features/access/passwords/contract/routes.ts";
import { listViewRoutes } from "#features/access/profile/contract/routes.ts";
import { secondFactorRoutes } from "#features/access/second-factor/contract/routes.ts";
import { authRoutes } from "#features/access/sessions/contract/routes.ts";
import { invitationRoutes } from "#features/access/staff/contract/invitations/routes.ts";
import { staffRoutes } from "#features/access/staff/contract/routes.ts";
import { bookkeepingRoutes } from "#features/billing/bookkeeping/contract/routes.ts";
import { invoiceRoutes } from "#features/billing/invoices/contract/routes.ts";
import { cardPaymentRoutes } from "#features/billing/payments/contract/card-payments/routes.ts";
import { paymentRoutes } from "#features/billing/payments/contract/routes.ts";
import { planRoutes } from "#features/billing/plans/contract/routes.ts";
import { billingRoutes } from "#features/billing/subscriptions/contract/routes.ts";
import { categoryRoutes } from "#features/clubs/categories/contract/routes.ts";
import { locationRoutes } from "#features/clubs/locations/contract/routes.ts";
import { posterRoutes } from "#features/clubs/posters/contract/routes.ts";
import { chainRoutes } from "#features/clubs/settings/contract/routes.ts";
import { changedTermsRoutes } from "#features/clubs/terms/contract/routes.ts";
import { reportRoutes } from "#features/insight/reports/contract/routes.ts";
import { trailRoutes } from "#features/insight/trail/contract/routes.ts";
import { whatIfRoutes } from "#features/insight/what-if/contract/routes.ts";
import { apiKeyRoutes } from "#features/integrations/api-keys/contract/routes.ts";
import { webhookRoutes } from "#features/integrations/webhooks/contract/routes.ts";
import { campaignRoutes } from "#features/loyalty/campaigns/contract/routes.ts";
import { couponRoutes } from "#features/loyalty/coupons/contract/routes.ts";
import { publicRoutes } from "#features/loyalty/home/contract/public/routes.ts";
import { consumerRoutes } from "#features/loyalty/home/contract/routes.ts";
import { pointRoutes } from "#features/loyalty/points/contract/routes.ts";
import { stampCardRoutes } from "#features/loyalty/stamp-cards/contract/routes.ts";
import { unsubscribingRoutes } from "#features/members/consents/contract/routes.ts";
import { memberRoutes } from "#features/members/directory/contract/routes.ts";
import { searchRoutes } from "#features/members/directory/contract/search/routes.ts";
import { importRoutes } from "#features/members/imports/contract/routes.ts";
import { memberInvitationRoutes } from "#features/members/invitations/contract/routes.ts";
import { onboardingRoutes } from "#features/members/joining/contract/routes.ts";
import { mergingRoutes } from "#features/members/merging/contract/routes.ts";
import { memberNoteRoutes } from "#features/members/notes/contract/routes.ts";
import { membershipRoutes } from "#features/members/personal-data/contract/membership/routes.ts";
import { memberDataRoutes } from "#features/members/personal-data/contract/routes.ts";
import { memberPageRoutes } from "#features/members/timeline/contract/routes.ts";
import { walletRoutes } from "#features/members/wallet/contract/routes.ts";
import { messageRoutes } from "#features/messages/letters/contract/routes.ts";
import { selectionRoutes } from "#features/messages/selections/contract/routes.ts";
import { sendoutRoutes } from "#features/messages/sendouts/contract/routes.ts";
import { sendingRoutes } from "#features/messages/sendouts/contract/sending/routes.ts";
import { sendoutMessageRoutes } from "#features/messages/sendouts/contract/sendout-messages/routes.ts";
import { sendoutReachRoutes } from "#features/messages/sendouts/contract/sendout-reach/routes.ts";
import { sendoutResultRoutes } from "#features/messages/sendouts/contract/sendout-results/routes.ts";
import { smsRoutes } from "#features/messages/sms/contract/routes.ts";
import { smsReplyRoutes } from "#features/messages/sms/contract/sms-replies/routes.ts";
import { announcementRoutes } from "#features/platform/announcements/contract/routes.ts";
import { companyRoutes } from "#features/platform/companies/contract/routes.ts";
import { dataProtectionRoutes } from "#features/platform/data-protection/contract/routes.ts";
import { platformDocumentRoutes } from "#features/platform/documents/contract/routes.ts";
import { platformFiguresRoutes } from "#features/platform/figures/contract/routes.ts";
import { incidentRoutes } from "#features/platform/incidents/contract/routes.ts";
import { supportRoutes } from "#features/platform/support/contract/routes.ts";
import { approvalRoutes } from "#features/till/approvals/contract/routes.ts";
import { tillDeviceRoutes } from "#features/till/devices/contract/routes.ts";
import { purchaseRoutes } from "#features/till/purchases/contract/routes.ts";
import { tillRoutes } from "#features/till/register/contract/routes.ts";

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
