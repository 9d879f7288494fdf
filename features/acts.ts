// Written by `npm run features` from the folders of features/. Do not edit.
import { impersonationActs } from "./access/impersonation/domain/acts.ts";
import { secondFactorActs } from "./access/second-factor/domain/acts.ts";
import { sessionsActs } from "./access/sessions/domain/acts.ts";
import { staffActs } from "./access/staff/domain/acts.ts";
import { bookkeepingActs } from "./billing/bookkeeping/domain/acts.ts";
import { invoicesActs } from "./billing/invoices/domain/acts.ts";
import { paymentsActs } from "./billing/payments/domain/acts.ts";
import { plansActs } from "./billing/plans/domain/acts.ts";
import { subscriptionsActs } from "./billing/subscriptions/domain/acts.ts";
import { categoriesActs } from "./clubs/categories/domain/acts.ts";
import { locationsActs } from "./clubs/locations/domain/acts.ts";
import { settingsActs } from "./clubs/settings/domain/acts.ts";
import { trailActs } from "./insight/trail/domain/acts.ts";
import { apiKeysActs } from "./integrations/api-keys/domain/acts.ts";
import { connectionsActs } from "./integrations/connections/domain/acts.ts";
import { webhooksActs } from "./integrations/webhooks/domain/acts.ts";
import { campaignsActs } from "./loyalty/campaigns/domain/acts.ts";
import { couponsActs } from "./loyalty/coupons/domain/acts.ts";
import { pointsActs } from "./loyalty/points/domain/acts.ts";
import { stampCardsActs } from "./loyalty/stamp-cards/domain/acts.ts";
import { directoryActs } from "./members/directory/domain/acts.ts";
import { importsActs } from "./members/imports/domain/acts.ts";
import { invitationsActs } from "./members/invitations/domain/acts.ts";
import { mergingActs } from "./members/merging/domain/acts.ts";
import { notesActs } from "./members/notes/domain/acts.ts";
import { personalDataActs } from "./members/personal-data/domain/acts.ts";
import { timelineActs } from "./members/timeline/domain/acts.ts";
import { selectionsActs } from "./messages/selections/domain/acts.ts";
import { sendoutsActs } from "./messages/sendouts/domain/acts.ts";
import { smsActs } from "./messages/sms/domain/acts.ts";
import { announcementsActs } from "./platform/announcements/domain/acts.ts";
import { companiesActs } from "./platform/companies/domain/acts.ts";
import { dataProtectionActs } from "./platform/data-protection/domain/acts.ts";
import { documentsActs } from "./platform/documents/domain/acts.ts";
import { incidentsActs } from "./platform/incidents/domain/acts.ts";
import { outboxActs } from "./platform/outbox/domain/acts.ts";
import { approvalsActs } from "./till/approvals/domain/acts.ts";
import { devicesActs } from "./till/devices/domain/acts.ts";
import { purchasesActs } from "./till/purchases/domain/acts.ts";
import { registerActs } from "./till/register/domain/acts.ts";

export const acts = {
  ...impersonationActs,
  ...secondFactorActs,
  ...sessionsActs,
  ...staffActs,
  ...bookkeepingActs,
  ...invoicesActs,
  ...paymentsActs,
  ...plansActs,
  ...subscriptionsActs,
  ...categoriesActs,
  ...locationsActs,
  ...settingsActs,
  ...trailActs,
  ...apiKeysActs,
  ...connectionsActs,
  ...webhooksActs,
  ...campaignsActs,
  ...couponsActs,
  ...pointsActs,
  ...stampCardsActs,
  ...directoryActs,
  ...importsActs,
  ...invitationsActs,
  ...mergingActs,
  ...notesActs,
  ...personalDataActs,
  ...timelineActs,
  ...selectionsActs,
  ...sendoutsActs,
  ...smsActs,
  ...announcementsActs,
  ...companiesActs,
  ...dataProtectionActs,
  ...documentsActs,
  ...incidentsActs,
  ...outboxActs,
  ...approvalsActs,
  ...devicesActs,
  ...purchasesActs,
  ...registerActs,
};
