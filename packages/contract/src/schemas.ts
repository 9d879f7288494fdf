import { announcementSchemas } from "./announcements/schemas.ts";
import { apiKeySchemas } from "./api-keys/schemas.ts";
import { approvalSchemas } from "./approvals/schemas.ts";
import { authSchemas } from "./auth/schemas.ts";
import { billingSchemas } from "./billing/schemas.ts";
import { bookkeepingSchemas } from "./bookkeeping/schemas.ts";
import { campaignSchemas } from "./campaigns/schemas.ts";
import { cardPaymentSchemas } from "./card-payments/schemas.ts";
import { categorySchemas } from "./categories/schemas.ts";
import { chainSchemas } from "./chains/schemas.ts";
import { changedTermsSchemas } from "./changed-terms/schemas.ts";
import { companySchemas } from "./companies/schemas.ts";
import { consumerSchemas } from "./consumer/schemas.ts";
import { contactSchemas } from "./contacts/schemas.ts";
import { couponSchemas } from "./coupons/schemas.ts";
import { dataProtectionSchemas } from "./data-protection/schemas.ts";
import type { Schemas } from "./endpoint.ts";
import { impersonationSchemas } from "./impersonation/schemas.ts";
import { importSchemas } from "./imports/schemas.ts";
import { incidentSchemas } from "./incidents/schemas.ts";
import { invitationSchemas } from "./invitations/schemas.ts";
import { invoiceSchemas } from "./invoices/schemas.ts";
import { listViewSchemas } from "./list-views/schemas.ts";
import { locationSchemas } from "./locations/schemas.ts";
import { memberDataSchemas } from "./member-data/schemas.ts";
import { memberInvitationSchemas } from "./member-invitations/schemas.ts";
import { memberNoteSchemas } from "./member-notes/schemas.ts";
import { memberPageSchemas } from "./member-page/schemas.ts";
import { memberSchemas } from "./members/schemas.ts";
import { membershipSchemas } from "./membership/schemas.ts";
import { mergingSchemas } from "./merging/schemas.ts";
import { messageSchemas } from "./messages/schemas.ts";
import { onboardingSchemas } from "./onboarding/schemas.ts";
import { passwordSchemas } from "./passwords/schemas.ts";
import { paymentSchemas } from "./payments/schemas.ts";
import { planSchemas } from "./plans/schemas.ts";
import { platformDocumentSchemas } from "./platform-documents/schemas.ts";
import { platformFiguresSchemas } from "./platform-figures/schemas.ts";
import { pointSchemas } from "./points/schemas.ts";
import { posterSchemas } from "./posters/schemas.ts";
import { publicSchemas } from "./public/schemas.ts";
import { purchaseSchemas } from "./purchases/schemas.ts";
import { reportSchemas } from "./reports/schemas.ts";
import type { Routes } from "./routes.ts";
import { searchSchemas } from "./search/schemas.ts";
import { secondFactorSchemas } from "./second-factor/schemas.ts";
import { selectionSchemas } from "./selections/schemas.ts";
import { sendingSchemas } from "./sending/schemas.ts";
import { sendoutMessageSchemas } from "./sendout-messages/schemas.ts";
import { sendoutReachSchemas } from "./sendout-reach/schemas.ts";
import { sendoutResultSchemas } from "./sendout-results/schemas.ts";
import { sendoutSchemas } from "./sendouts/schemas.ts";
import { smsSchemas } from "./sms/schemas.ts";
import { smsReplySchemas } from "./sms-replies/schemas.ts";
import { staffSchemas } from "./staff/schemas.ts";
import { stampCardSchemas } from "./stamp-cards/schemas.ts";
import { supportSchemas } from "./support/schemas.ts";
import { tillSchemas } from "./till/schemas.ts";
import { tillDeviceSchemas } from "./till-devices/schemas.ts";
import { trailSchemas } from "./trail/schemas.ts";
import { unsubscribingSchemas } from "./unsubscribing/schemas.ts";
import { walletSchemas } from "./wallet/schemas.ts";
import { webhookSchemas } from "./webhooks/schemas.ts";
import { whatIfSchemas } from "./what-if/schemas.ts";

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
