// Written by `npm run features` from the folders of features/. Do not edit.
import { contactSchemas } from "./access/contacts/contract/schemas.ts";
import { impersonationSchemas } from "./access/impersonation/contract/schemas.ts";
import { passwordSchemas } from "./access/passwords/contract/schemas.ts";
import { listViewSchemas } from "./access/profile/contract/schemas.ts";
import { secondFactorSchemas } from "./access/second-factor/contract/schemas.ts";
import { authSchemas } from "./access/sessions/contract/schemas.ts";
import { invitationSchemas } from "./access/staff/contract/invitations/schemas.ts";
import { staffSchemas } from "./access/staff/contract/schemas.ts";
import { bookkeepingSchemas } from "./billing/bookkeeping/contract/schemas.ts";
import { invoiceSchemas } from "./billing/invoices/contract/schemas.ts";
import { cardPaymentSchemas } from "./billing/payments/contract/card-payments/schemas.ts";
import { paymentSchemas } from "./billing/payments/contract/schemas.ts";
import { planSchemas } from "./billing/plans/contract/schemas.ts";
import { billingSchemas } from "./billing/subscriptions/contract/schemas.ts";
import { categorySchemas } from "./clubs/categories/contract/schemas.ts";
import { locationSchemas } from "./clubs/locations/contract/schemas.ts";
import { posterSchemas } from "./clubs/posters/contract/schemas.ts";
import { chainSchemas } from "./clubs/settings/contract/schemas.ts";
import { changedTermsSchemas } from "./clubs/terms/contract/schemas.ts";
import { reportSchemas } from "./insight/reports/contract/schemas.ts";
import { trailSchemas } from "./insight/trail/contract/schemas.ts";
import { whatIfSchemas } from "./insight/what-if/contract/schemas.ts";
import { apiKeySchemas } from "./integrations/api-keys/contract/schemas.ts";
import { webhookSchemas } from "./integrations/webhooks/contract/schemas.ts";
import { campaignSchemas } from "./loyalty/campaigns/contract/schemas.ts";
import { couponSchemas } from "./loyalty/coupons/contract/schemas.ts";
import { publicSchemas } from "./loyalty/home/contract/public/schemas.ts";
import { consumerSchemas } from "./loyalty/home/contract/schemas.ts";
import { pointSchemas } from "./loyalty/points/contract/schemas.ts";
import { stampCardSchemas } from "./loyalty/stamp-cards/contract/schemas.ts";
import { unsubscribingSchemas } from "./members/consents/contract/schemas.ts";
import { memberSchemas } from "./members/directory/contract/schemas.ts";
import { searchSchemas } from "./members/directory/contract/search/schemas.ts";
import { importSchemas } from "./members/imports/contract/schemas.ts";
import { memberInvitationSchemas } from "./members/invitations/contract/schemas.ts";
import { onboardingSchemas } from "./members/joining/contract/schemas.ts";
import { mergingSchemas } from "./members/merging/contract/schemas.ts";
import { memberNoteSchemas } from "./members/notes/contract/schemas.ts";
import { membershipSchemas } from "./members/personal-data/contract/membership/schemas.ts";
import { memberDataSchemas } from "./members/personal-data/contract/schemas.ts";
import { memberPageSchemas } from "./members/timeline/contract/schemas.ts";
import { walletSchemas } from "./members/wallet/contract/schemas.ts";
import { messageSchemas } from "./messages/letters/contract/schemas.ts";
import { selectionSchemas } from "./messages/selections/contract/schemas.ts";
import { sendoutSchemas } from "./messages/sendouts/contract/schemas.ts";
import { sendingSchemas } from "./messages/sendouts/contract/sending/schemas.ts";
import { sendoutMessageSchemas } from "./messages/sendouts/contract/sendout-messages/schemas.ts";
import { sendoutReachSchemas } from "./messages/sendouts/contract/sendout-reach/schemas.ts";
import { sendoutResultSchemas } from "./messages/sendouts/contract/sendout-results/schemas.ts";
import { smsSchemas } from "./messages/sms/contract/schemas.ts";
import { smsReplySchemas } from "./messages/sms/contract/sms-replies/schemas.ts";
import { announcementSchemas } from "./platform/announcements/contract/schemas.ts";
import { companySchemas } from "./platform/companies/contract/schemas.ts";
import { dataProtectionSchemas } from "./platform/data-protection/contract/schemas.ts";
import { platformDocumentSchemas } from "./platform/documents/contract/schemas.ts";
import { platformFiguresSchemas } from "./platform/figures/contract/schemas.ts";
import { incidentSchemas } from "./platform/incidents/contract/schemas.ts";
import { supportSchemas } from "./platform/support/contract/schemas.ts";
import { approvalSchemas } from "./till/approvals/contract/schemas.ts";
import { tillDeviceSchemas } from "./till/devices/contract/schemas.ts";
import { purchaseSchemas } from "./till/purchases/contract/schemas.ts";
import { tillSchemas } from "./till/register/contract/schemas.ts";

export const schemas = {
  ...contactSchemas,
  ...impersonationSchemas,
  ...passwordSchemas,
  ...listViewSchemas,
  ...secondFactorSchemas,
  ...authSchemas,
  ...invitationSchemas,
  ...staffSchemas,
  ...bookkeepingSchemas,
  ...invoiceSchemas,
  ...cardPaymentSchemas,
  ...paymentSchemas,
  ...planSchemas,
  ...billingSchemas,
  ...categorySchemas,
  ...locationSchemas,
  ...posterSchemas,
  ...chainSchemas,
  ...changedTermsSchemas,
  ...reportSchemas,
  ...trailSchemas,
  ...whatIfSchemas,
  ...apiKeySchemas,
  ...webhookSchemas,
  ...campaignSchemas,
  ...couponSchemas,
  ...publicSchemas,
  ...consumerSchemas,
  ...pointSchemas,
  ...stampCardSchemas,
  ...unsubscribingSchemas,
  ...memberSchemas,
  ...searchSchemas,
  ...importSchemas,
  ...memberInvitationSchemas,
  ...onboardingSchemas,
  ...mergingSchemas,
  ...memberNoteSchemas,
  ...membershipSchemas,
  ...memberDataSchemas,
  ...memberPageSchemas,
  ...walletSchemas,
  ...messageSchemas,
  ...selectionSchemas,
  ...sendoutSchemas,
  ...sendingSchemas,
  ...sendoutMessageSchemas,
  ...sendoutReachSchemas,
  ...sendoutResultSchemas,
  ...smsSchemas,
  ...smsReplySchemas,
  ...announcementSchemas,
  ...companySchemas,
  ...dataProtectionSchemas,
  ...platformDocumentSchemas,
  ...platformFiguresSchemas,
  ...incidentSchemas,
  ...supportSchemas,
  ...approvalSchemas,
  ...tillDeviceSchemas,
  ...purchaseSchemas,
  ...tillSchemas,
};
