import { contactSchemas } from "#features/access/contacts/contract/schemas.ts";
import { impersonationSchemas } from "#features/access/impersonation/contract/schemas.ts";
import { passwordSchemas } from "#features/access/passwords/contract/schemas.ts";
import { listViewSchemas } from "#features/access/profile/contract/schemas.ts";
import { secondFactorSchemas } from "#features/access/second-factor/contract/schemas.ts";
import { authSchemas } from "#features/access/sessions/contract/schemas.ts";
import { invitationSchemas } from "#features/access/staff/contract/invitations/schemas.ts";
import { staffSchemas } from "#features/access/staff/contract/schemas.ts";
import { bookkeepingSchemas } from "#features/billing/bookkeeping/contract/schemas.ts";
import { invoiceSchemas } from "#features/billing/invoices/contract/schemas.ts";
import { cardPaymentSchemas } from "#features/billing/payments/contract/card-payments/schemas.ts";
import { paymentSchemas } from "#features/billing/payments/contract/schemas.ts";
import { planSchemas } from "#features/billing/plans/contract/schemas.ts";
import { billingSchemas } from "#features/billing/subscriptions/contract/schemas.ts";
import { categorySchemas } from "#features/clubs/categories/contract/schemas.ts";
import { locationSchemas } from "#features/clubs/locations/contract/schemas.ts";
import { posterSchemas } from "#features/clubs/posters/contract/schemas.ts";
import { chainSchemas } from "#features/clubs/settings/contract/schemas.ts";
import { changedTermsSchemas } from "#features/clubs/terms/contract/schemas.ts";
import { reportSchemas } from "#features/insight/reports/contract/schemas.ts";
import { trailSchemas } from "#features/insight/trail/contract/schemas.ts";
import { whatIfSchemas } from "#features/insight/what-if/contract/schemas.ts";
import { apiKeySchemas } from "#features/integrations/api-keys/contract/schemas.ts";
import { webhookSchemas } from "#features/integrations/webhooks/contract/schemas.ts";
import { campaignSchemas } from "#features/loyalty/campaigns/contract/schemas.ts";
import { couponSchemas } from "#features/loyalty/coupons/contract/schemas.ts";
import { publicSchemas } from "#features/loyalty/home/contract/public/schemas.ts";
import { consumerSchemas } from "#features/loyalty/home/contract/schemas.ts";
import { pointSchemas } from "#features/loyalty/points/contract/schemas.ts";
import { stampCardSchemas } from "#features/loyalty/stamp-cards/contract/schemas.ts";
import { unsubscribingSchemas } from "#features/members/consents/contract/schemas.ts";
import { memberSchemas } from "#features/members/directory/contract/schemas.ts";
import { searchSchemas } from "#features/members/directory/contract/search/schemas.ts";
import { importSchemas } from "#features/members/imports/contract/schemas.ts";
import { memberInvitationSchemas } from "#features/members/invitations/contract/schemas.ts";
import { onboardingSchemas } from "#features/members/joining/contract/schemas.ts";
import { mergingSchemas } from "#features/members/merging/contract/schemas.ts";
import { memberNoteSchemas } from "#features/members/notes/contract/schemas.ts";
import { membershipSchemas } from "#features/members/personal-data/contract/membership/schemas.ts";
import { memberDataSchemas } from "#features/members/personal-data/contract/schemas.ts";
import { memberPageSchemas } from "#features/members/timeline/contract/schemas.ts";
import { walletSchemas } from "#features/members/wallet/contract/schemas.ts";
import { messageSchemas } from "#features/messages/letters/contract/schemas.ts";
import { selectionSchemas } from "#features/messages/selections/contract/schemas.ts";
import { sendoutSchemas } from "#features/messages/sendouts/contract/schemas.ts";
import { sendingSchemas } from "#features/messages/sendouts/contract/sending/schemas.ts";
import { sendoutMessageSchemas } from "#features/messages/sendouts/contract/sendout-messages/schemas.ts";
import { sendoutReachSchemas } from "#features/messages/sendouts/contract/sendout-reach/schemas.ts";
import { sendoutResultSchemas } from "#features/messages/sendouts/contract/sendout-results/schemas.ts";
import { smsSchemas } from "#features/messages/sms/contract/schemas.ts";
import { smsReplySchemas } from "#features/messages/sms/contract/sms-replies/schemas.ts";
import { announcementSchemas } from "#features/platform/announcements/contract/schemas.ts";
import { companySchemas } from "#features/platform/companies/contract/schemas.ts";
import { dataProtectionSchemas } from "#features/platform/data-protection/contract/schemas.ts";
import { platformDocumentSchemas } from "#features/platform/documents/contract/schemas.ts";
import { platformFiguresSchemas } from "#features/platform/figures/contract/schemas.ts";
import { incidentSchemas } from "#features/platform/incidents/contract/schemas.ts";
import { supportSchemas } from "#features/platform/support/contract/schemas.ts";
import { approvalSchemas } from "#features/till/approvals/contract/schemas.ts";
import { tillDeviceSchemas } from "#features/till/devices/contract/schemas.ts";
import { purchaseSchemas } from "#features/till/purchases/contract/schemas.ts";
import { tillSchemas } from "#features/till/register/contract/schemas.ts";
import type { Schemas } from "./endpoint.ts";
import type { Routes } from "./routes.ts";

/** What each endpoint takes and answers. */
export const schemas = {
  ...authSchemas,
  ...passwordSchemas,
  ...secondFactorSchemas,
  ...onboardingSchemas,
  ...memberInvitationSchemas,
  ...publicSchemas,
  ...consumerSchemas,
  ...chainSchemas,
  ...locationSchemas,
  ...posterSchemas,
  ...staffSchemas,
  ...categorySchemas,
  ...platformFiguresSchemas,
  ...pointSchemas,
  ...stampCardSchemas,
  ...couponSchemas,
  ...billingSchemas,
  ...planSchemas,
  ...invoiceSchemas,
  ...paymentSchemas,
  ...bookkeepingSchemas,
  ...campaignSchemas,
  ...cardPaymentSchemas,
  ...sendoutSchemas,
  ...sendoutMessageSchemas,
  ...sendoutReachSchemas,
  ...sendingSchemas,
  ...sendoutResultSchemas,
  ...listViewSchemas,
  ...memberSchemas,
  ...selectionSchemas,
  ...impersonationSchemas,
  ...importSchemas,
  ...memberDataSchemas,
  ...memberNoteSchemas,
  ...smsReplySchemas,
  ...memberPageSchemas,
  ...membershipSchemas,
  ...mergingSchemas,
  ...contactSchemas,
  ...unsubscribingSchemas,
  ...walletSchemas,
  ...purchaseSchemas,
  ...tillSchemas,
  ...approvalSchemas,
  ...tillDeviceSchemas,
  ...reportSchemas,
  ...whatIfSchemas,
  ...announcementSchemas,
  ...changedTermsSchemas,
  ...platformDocumentSchemas,
  ...apiKeySchemas,
  ...webhookSchemas,
  ...searchSchemas,
  ...smsSchemas,
  ...trailSchemas,
  ...supportSchemas,
  ...dataProtectionSchemas,
  ...incidentSchemas,
  ...messageSchemas,
  ...companySchemas,
  ...invitationSchemas,
} satisfies Record<keyof Routes, Schemas>;
export type AllSchemas = typeof schemas;
