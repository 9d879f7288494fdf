import { announcementHandlers } from "../features/announcements/routes.ts";
import { lookUpKey } from "../features/api-keys/look-up-key.ts";
import { apiKeyHandlers } from "../features/api-keys/routes.ts";
import { approvalHandlers } from "../features/approvals/routes.ts";
import { createIdentities } from "../features/auth/identities.ts";
import { authHandlers } from "../features/auth/routes.ts";
import { billingHandlers } from "../features/billing/routes.ts";
import { bookkeepingHandlers } from "../features/bookkeeping/routes.ts";
import { campaignHandlers } from "../features/campaigns/routes.ts";
import { acceptCardEvents } from "../features/card-payments/accept-event.ts";
import { cardPaymentHandlers } from "../features/card-payments/routes.ts";
import { categoryHandlers } from "../features/categories/routes.ts";
import { chainHandlers } from "../features/chains/routes.ts";
import { changedTermsHandlers } from "../features/changed-terms/routes.ts";
import { companyHandlers } from "../features/companies/routes.ts";
import { consumerHandlers } from "../features/consumer/routes.ts";
import { contactHandlers } from "../features/contacts/routes.ts";
import { couponHandlers } from "../features/coupons/routes.ts";
import { dataProtectionHandlers } from "../features/data-protection/routes.ts";
import { impersonationHandlers } from "../features/impersonation/routes.ts";
import { importHandlers } from "../features/imports/routes.ts";
import { incidentHandlers } from "../features/incidents/routes.ts";
import { invitationHandlers } from "../features/invitations/routes.ts";
import { invoiceHandlers } from "../features/invoices/routes.ts";
import { listViewHandlers } from "../features/list-views/routes.ts";
import { locationHandlers } from "../features/locations/routes.ts";
import { memberDataHandlers } from "../features/member-data/routes.ts";
import { memberInvitationHandlers } from "../features/member-invitations/routes.ts";
import { memberNoteHandlers } from "../features/member-notes/routes.ts";
import { memberPageHandlers } from "../features/member-page/routes.ts";
import { memberHandlers } from "../features/members/routes.ts";
import { membershipHandlers } from "../features/membership/routes.ts";
import { mergingHandlers } from "../features/merging/routes.ts";
import { onboardingHandlers } from "../features/onboarding/routes.ts";
import { outboxHandlers } from "../features/outbox/routes.ts";
import { passwordHandlers } from "../features/passwords/routes.ts";
import { paymentHandlers } from "../features/payments/routes.ts";
import { planHandlers } from "../features/plans/routes.ts";
import { platformDocumentHandlers } from "../features/platform-documents/routes.ts";
import { platformFiguresHandlers } from "../features/platform-figures/routes.ts";
import { pointHandlers } from "../features/points/routes.ts";
import { posterHandlers } from "../features/posters/routes.ts";
import { profileHandlers } from "../features/profile/routes.ts";
import { publicFacts } from "../features/public/public-facts.ts";
import { readCover } from "../features/public/read-cover.ts";
import { sharedPage } from "../features/public/read-shared-page.ts";
import { publicHandlers } from "../features/public/routes.ts";
import { purchaseHandlers } from "../features/purchases/routes.ts";
import { acceptSms } from "../features/received-sms/accept-sms.ts";
import { smsReplyHandlers } from "../features/received-sms/routes.ts";
import { reportHandlers } from "../features/reports/routes.ts";
import { acceptReturned } from "../features/returned-mail/accept-returned.ts";
import { searchHandlers } from "../features/search/routes.ts";
import { secondFactorHandlers } from "../features/second-factor/routes.ts";
import { selectionHandlers } from "../features/selections/routes.ts";
import { sendingHandlers } from "../features/sending/routes.ts";
import { sendoutMessageHandlers } from "../features/sendout-messages/routes.ts";
import { sendoutReachHandlers } from "../features/sendout-reach/routes.ts";
import { followLink } from "../features/sendout-results/open-link.ts";
import { sendoutResultHandlers } from "../features/sendout-results/routes.ts";
import { sendoutHandlers } from "../features/sendouts/routes.ts";
import { smsHandlers } from "../features/sms-account/routes.ts";
import { acceptReports } from "../features/sms-reports/accept-report.ts";
import { staffHandlers } from "../features/staff/routes.ts";
import { stampCardHandlers } from "../features/stamp-cards/routes.ts";
import { supportHandlers } from "../features/support/routes.ts";
import { tillHandlers } from "../features/till/routes.ts";
import { tillDeviceHandlers } from "../features/till-devices/routes.ts";
import { trailHandlers } from "../features/trail/routes.ts";
import { chainByUnsubscribeId, movedUnsubscribeId } from "../features/unsubscribing/find-unsubscriber.ts";
import { unsubscribingHandlers } from "../features/unsubscribing/routes.ts";
import { answerPhones } from "../features/wallet/answer-phones.ts";
import { walletHandlers } from "../features/wallet/routes.ts";
import { webhookHandlers } from "../features/webhooks/routes.ts";
import { whatIfHandlers } from "../features/what-if/routes.ts";
import type { Identities } from "../http/authenticate.ts";
import type { AnyHandlers } from "../request/call.ts";
import type { Services } from "../request/services.ts";

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
