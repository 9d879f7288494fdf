// Written by `npm run features` from the folders of features/. Do not edit.
import { profileRefusals } from "./access/profile/contract/refusals.ts";
import { secondFactorRefusals } from "./access/second-factor/contract/refusals.ts";
import { sessionsRefusals } from "./access/sessions/contract/refusals.ts";
import { signInCodesRefusals } from "./access/sign-in-codes/contract/refusals.ts";
import { staffRefusals } from "./access/staff/contract/refusals.ts";
import { bookkeepingRefusals } from "./billing/bookkeeping/contract/refusals.ts";
import { invoicesRefusals } from "./billing/invoices/contract/refusals.ts";
import { paymentsRefusals } from "./billing/payments/contract/refusals.ts";
import { plansRefusals } from "./billing/plans/contract/refusals.ts";
import { subscriptionsRefusals } from "./billing/subscriptions/contract/refusals.ts";
import { filesRefusals } from "./clubs/files/contract/refusals.ts";
import { locationsRefusals } from "./clubs/locations/contract/refusals.ts";
import { settingsRefusals } from "./clubs/settings/contract/refusals.ts";
import { whatIfRefusals } from "./insight/what-if/contract/refusals.ts";
import { apiKeysRefusals } from "./integrations/api-keys/contract/refusals.ts";
import { connectionsRefusals } from "./integrations/connections/contract/refusals.ts";
import { webhooksRefusals } from "./integrations/webhooks/contract/refusals.ts";
import { campaignsRefusals } from "./loyalty/campaigns/contract/refusals.ts";
import { couponsRefusals } from "./loyalty/coupons/contract/refusals.ts";
import { pointsRefusals } from "./loyalty/points/contract/refusals.ts";
import { stampCardsRefusals } from "./loyalty/stamp-cards/contract/refusals.ts";
import { cardCodesRefusals } from "./members/card-codes/contract/refusals.ts";
import { joiningRefusals } from "./members/joining/contract/refusals.ts";
import { mergingRefusals } from "./members/merging/contract/refusals.ts";
import { selectionsRefusals } from "./messages/selections/contract/refusals.ts";
import { sendoutsRefusals } from "./messages/sendouts/contract/refusals.ts";
import { smsRefusals } from "./messages/sms/contract/refusals.ts";
import { documentsRefusals } from "./platform/documents/contract/refusals.ts";
import { incidentsRefusals } from "./platform/incidents/contract/refusals.ts";
import { approvalsRefusals } from "./till/approvals/contract/refusals.ts";
import { devicesRefusals } from "./till/devices/contract/refusals.ts";
import { purchaseFilesRefusals } from "./till/purchase-files/contract/refusals.ts";
import { registerRefusals } from "./till/register/contract/refusals.ts";

export const refusals = {
  ...profileRefusals,
  ...secondFactorRefusals,
  ...sessionsRefusals,
  ...signInCodesRefusals,
  ...staffRefusals,
  ...bookkeepingRefusals,
  ...invoicesRefusals,
  ...paymentsRefusals,
  ...plansRefusals,
  ...subscriptionsRefusals,
  ...filesRefusals,
  ...locationsRefusals,
  ...settingsRefusals,
  ...whatIfRefusals,
  ...apiKeysRefusals,
  ...connectionsRefusals,
  ...webhooksRefusals,
  ...campaignsRefusals,
  ...couponsRefusals,
  ...pointsRefusals,
  ...stampCardsRefusals,
  ...cardCodesRefusals,
  ...joiningRefusals,
  ...mergingRefusals,
  ...selectionsRefusals,
  ...sendoutsRefusals,
  ...smsRefusals,
  ...documentsRefusals,
  ...incidentsRefusals,
  ...approvalsRefusals,
  ...devicesRefusals,
  ...purchaseFilesRefusals,
  ...registerRefusals,
};
