// Written by `npm run features` from the folders of features/. Do not edit.
import { impersonationActWords } from "./access/impersonation/i18n/acts.ts";
import { secondFactorActWords } from "./access/second-factor/i18n/acts.ts";
import { sessionsActWords } from "./access/sessions/i18n/acts.ts";
import { staffActWords } from "./access/staff/i18n/acts.ts";
import { paymentsActWords } from "./billing/payments/i18n/acts.ts";
import { subscriptionsActWords } from "./billing/subscriptions/i18n/acts.ts";
import { categoriesActWords } from "./clubs/categories/i18n/acts.ts";
import { locationsActWords } from "./clubs/locations/i18n/acts.ts";
import { settingsActWords } from "./clubs/settings/i18n/acts.ts";
import { trailActWords } from "./insight/trail/i18n/acts.ts";
import { apiKeysActWords } from "./integrations/api-keys/i18n/acts.ts";
import { connectionsActWords } from "./integrations/connections/i18n/acts.ts";
import { webhooksActWords } from "./integrations/webhooks/i18n/acts.ts";
import { campaignsActWords } from "./loyalty/campaigns/i18n/acts.ts";
import { couponsActWords } from "./loyalty/coupons/i18n/acts.ts";
import { pointsActWords } from "./loyalty/points/i18n/acts.ts";
import { stampCardsActWords } from "./loyalty/stamp-cards/i18n/acts.ts";
import { directoryActWords } from "./members/directory/i18n/acts.ts";
import { importsActWords } from "./members/imports/i18n/acts.ts";
import { invitationsActWords } from "./members/invitations/i18n/acts.ts";
import { mergingActWords } from "./members/merging/i18n/acts.ts";
import { notesActWords } from "./members/notes/i18n/acts.ts";
import { personalDataActWords } from "./members/personal-data/i18n/acts.ts";
import { timelineActWords } from "./members/timeline/i18n/acts.ts";
import { selectionsActWords } from "./messages/selections/i18n/acts.ts";
import { sendoutsActWords } from "./messages/sendouts/i18n/acts.ts";
import { smsActWords } from "./messages/sms/i18n/acts.ts";
import { companiesActWords } from "./platform/companies/i18n/acts.ts";
import { dataProtectionActWords } from "./platform/data-protection/i18n/acts.ts";
import { incidentsActWords } from "./platform/incidents/i18n/acts.ts";
import { outboxActWords } from "./platform/outbox/i18n/acts.ts";
import { approvalsActWords } from "./till/approvals/i18n/acts.ts";
import { devicesActWords } from "./till/devices/i18n/acts.ts";
import { purchasesActWords } from "./till/purchases/i18n/acts.ts";
import { registerActWords } from "./till/register/i18n/acts.ts";

export const actWords = {
  ...impersonationActWords,
  ...secondFactorActWords,
  ...sessionsActWords,
  ...staffActWords,
  ...paymentsActWords,
  ...subscriptionsActWords,
  ...categoriesActWords,
  ...locationsActWords,
  ...settingsActWords,
  ...trailActWords,
  ...apiKeysActWords,
  ...connectionsActWords,
  ...webhooksActWords,
  ...campaignsActWords,
  ...couponsActWords,
  ...pointsActWords,
  ...stampCardsActWords,
  ...directoryActWords,
  ...importsActWords,
  ...invitationsActWords,
  ...mergingActWords,
  ...notesActWords,
  ...personalDataActWords,
  ...timelineActWords,
  ...selectionsActWords,
  ...sendoutsActWords,
  ...smsActWords,
  ...companiesActWords,
  ...dataProtectionActWords,
  ...incidentsActWords,
  ...outboxActWords,
  ...approvalsActWords,
  ...devicesActWords,
  ...purchasesActWords,
  ...registerActWords,
};
