import { contactHandlers } from "#features/access/contacts/api/routes.ts";
import { impersonationHandlers } from "#features/access/impersonation/api/routes.ts";
import { passwordHandlers } from "#features/access/passwords/api/routes.ts";
import { listViewHandlers } from "#features/access/profile/api/list-views/routes.ts";
import { profileHandlers } from "#features/access/profile/api/routes.ts";
import { secondFactorHandlers } from "#features/access/second-factor/api/routes.ts";
import { createIdentities } from "#features/access/sessions/api/identities.ts";
import { authHandlers } from "#features/access/sessions/api/routes.ts";
import { invitationHandlers } from "#features/access/staff/api/invitations/routes.ts";
import { staffHandlers } from "#features/access/staff/api/routes.ts";
import { bookkeepingHandlers } from "#features/billing/bookkeeping/api/routes.ts";
import { invoiceHandlers } from "#features/billing/invoices/api/routes.ts";
import { acceptCardEvents } from "#features/billing/payments/api/card-payments/accept-event.ts";
import { cardPaymentHandlers } from "#features/billing/payments/api/card-payments/routes.ts";
import { paymentHandlers } from "#features/billing/payments/api/routes.ts";
import { planHandlers } from "#features/billing/plans/api/routes.ts";
import { billingHandlers } from "#features/billing/subscriptions/api/routes.ts";
import { categoryHandlers } from "#features/clubs/categories/api/routes.ts";
import { locationHandlers } from "#features/clubs/locations/api/routes.ts";
import { posterHandlers } from "#features/clubs/posters/api/routes.ts";
import { chainHandlers } from "#features/clubs/settings/api/routes.ts";
import { changedTermsHandlers } from "#features/clubs/terms/api/routes.ts";
import { reportHandlers } from "#features/insight/reports/api/routes.ts";
import { trailHandlers } from "#features/insight/trail/api/routes.ts";
import { whatIfHandlers } from "#features/insight/what-if/api/routes.ts";
import { lookUpKey } from "#features/integrations/api-keys/api/look-up-key.ts";
import { apiKeyHandlers } from "#features/integrations/api-keys/api/routes.ts";
import { webhookHandlers } from "#features/integrations/webhooks/api/routes.ts";
import { campaignHandlers } from "#features/loyalty/campaigns/api/routes.ts";
import { couponHandlers } from "#features/loyalty/coupons/api/routes.ts";
import { publicFacts } from "#features/loyalty/home/api/public/public-facts.ts";
import { readCover } from "#features/loyalty/home/api/public/read-cover.ts";
import { sharedPage } from "#features/loyalty/home/api/public/read-shared-page.ts";
import { publicHandlers } from "#features/loyalty/home/api/public/routes.ts";
import { consumerHandlers } from "#features/loyalty/home/api/routes.ts";
import { pointHandlers } from "#features/loyalty/points/api/routes.ts";
import { stampCardHandlers } from "#features/loyalty/stamp-cards/api/routes.ts";
import {
  chainByUnsubscribeId,
  movedUnsubscribeId,
} from "#features/members/consents/api/unsubscribing/find-unsubscriber.ts";
import { unsubscribingHandlers } from "#features/members/consents/api/unsubscribing/routes.ts";
import { memberHandlers } from "#features/members/directory/api/routes.ts";
import { searchHandlers } from "#features/members/directory/api/search/routes.ts";
import { importHandlers } from "#features/members/imports/api/routes.ts";
import { memberInvitationHandlers } from "#features/members/invitations/api/routes.ts";
import { onboardingHandlers } from "#features/members/joining/api/routes.ts";
import { mergingHandlers } from "#features/members/merging/api/routes.ts";
import { memberNoteHandlers } from "#features/members/notes/api/routes.ts";
import { membershipHandlers } from "#features/members/personal-data/api/membership/routes.ts";
import { memberDataHandlers } from "#features/members/personal-data/api/routes.ts";
import { memberPageHandlers } from "#features/members/timeline/api/routes.ts";
import { answerPhones } from "#features/members/wallet/api/answer-phones.ts";
import { walletHandlers } from "#features/members/wallet/api/routes.ts";
import { acceptReturned } from "#features/messages/bounces/api/accept-returned.ts";
import { selectionHandlers } from "#features/messages/selections/api/routes.ts";
import { sendoutHandlers } from "#features/messages/sendouts/api/routes.ts";
import { sendingHandlers } from "#features/messages/sendouts/api/sending/routes.ts";
import { sendoutMessageHandlers } from "#features/messages/sendouts/api/sendout-messages/routes.ts";
import { sendoutReachHandlers } from "#features/messages/sendouts/api/sendout-reach/routes.ts";
import { followLink } from "#features/messages/sendouts/api/sendout-results/open-link.ts";
import { sendoutResultHandlers } from "#features/messages/sendouts/api/sendout-results/routes.ts";
import { acceptSms } from "#features/messages/sms/api/received-sms/accept-sms.ts";
import { smsReplyHandlers } from "#features/messages/sms/api/received-sms/routes.ts";
import { smsHandlers } from "#features/messages/sms/api/routes.ts";
import { acceptReports } from "#features/messages/sms/api/sms-reports/accept-report.ts";
import { announcementHandlers } from "#features/platform/announcements/api/routes.ts";
import { companyHandlers } from "#features/platform/companies/api/routes.ts";
import { dataProtectionHandlers } from "#features/platform/data-protection/api/routes.ts";
import { platformDocumentHandlers } from "#features/platform/documents/api/routes.ts";
import { platformFiguresHandlers } from "#features/platform/figures/api/routes.ts";
import { incidentHandlers } from "#features/platform/incidents/api/routes.ts";
import { outboxHandlers } from "#features/platform/outbox/api/routes.ts";
import { supportHandlers } from "#features/platform/support/api/routes.ts";
import { approvalHandlers } from "#features/till/approvals/api/routes.ts";
import { tillDeviceHandlers } from "#features/till/devices/api/routes.ts";
import { purchaseHandlers } from "#features/till/purchases/api/routes.ts";
import { tillHandlers } from "#features/till/register/api/routes.ts";
import type { Identities } from "#packages/server/http/authenticate.ts";
import type { AnyHandlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Every endpoint's handler; a missing one is a type error. */
export function allHandlers(services: Services) {
  return {
    ...announcementHandlers(services),
    ...apiKeyHandlers(services),
    ...approvalHandlers(services),
    ...authHandlers(services),
    ...passwordHandlers(services),
    ...billingHandlers(services),
    ...planHandlers(services),
    ...invoiceHandlers(services),
    ...paymentHandlers(services),
    ...bookkeepingHandlers(services),
    ...campaignHandlers(services),
    ...cardPaymentHandlers(services),
    ...categoryHandlers(services),
    ...chainHandlers(services),
    ...changedTermsHandlers(services),
    ...companyHandlers(services),
    ...consumerHandlers(services),
    ...contactHandlers(services),
    ...couponHandlers(services),
    ...impersonationHandlers(services),
    ...importHandlers(services),
    ...invitationHandlers(services),
    ...locationHandlers(services),
    ...listViewHandlers(services),
    ...selectionHandlers(services),
    ...memberHandlers(services),
    ...memberDataHandlers(services),
    ...memberNoteHandlers(services),
    ...smsReplyHandlers(services),
    ...memberPageHandlers(services),
    ...membershipHandlers(services),
    ...mergingHandlers(services),
    ...onboardingHandlers(services),
    ...memberInvitationHandlers(services),
    ...outboxHandlers(services),
    ...platformDocumentHandlers(services),
    ...platformFiguresHandlers(services),
    ...pointHandlers(services),
    ...posterHandlers(services),
    ...profileHandlers(services),
    ...publicHandlers(services),
    ...purchaseHandlers(services),
    ...reportHandlers(services),
    ...searchHandlers(services),
    ...secondFactorHandlers(services),
    ...smsHandlers(services),
    ...sendoutHandlers(services),
    ...sendoutMessageHandlers(services),
    ...sendoutReachHandlers(services),
    ...sendingHandlers(services),
    ...sendoutResultHandlers(services),
    ...staffHandlers(services),
    ...stampCardHandlers(services),
    ...tillHandlers(services),
    ...trailHandlers(services),
    ...unsubscribingHandlers(services),
    ...walletHandlers(services),
    ...webhookHandlers(services),
    ...whatIfHandlers(services),
    ...supportHandlers(services),
    ...dataProtectionHandlers(services),
    ...incidentHandlers(services),
    ...tillDeviceHandlers(services),
  } satisfies AnyHandlers;
}

export function allIdentities(services: Services): Identities {
  return {
    ...createIdentities(services),
    staffByKey: lookUpKey(services),
    cardEvents: acceptCardEvents(services),
    smsReports: services.config.sms.provider ? acceptReports(services) : null,
    returnedMail: services.config.mail.bounceSecret ? acceptReturned(services) : null,
    receivedSms: services.config.sms.provider ? acceptSms(services) : null,
    phones: answerPhones(services),
    publicFacts: (chain) => publicFacts(services, chain),
    cover: (chain) => readCover(services, chain),
    movedUnsubscribeId: (id) => movedUnsubscribeId(services, id),
    chainByUnsubscribeId: (id) => chainByUnsubscribeId(services, id),
    followLink: (chain, code, mark) => followLink(services, chain, code, mark),
    sharedPage: (chain, facts, question) => sharedPage(services, chain, facts, question),
  };
}
