// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsRetention } from "./access/contacts/domain/retention.ts";
import { sessionsRetention } from "./access/sessions/domain/retention.ts";
import { staffRetention } from "./access/staff/domain/retention.ts";
import { filesRetention } from "./clubs/files/domain/retention.ts";
import { locationsRetention } from "./clubs/locations/domain/retention.ts";
import { whatIfRetention } from "./insight/what-if/domain/retention.ts";
import { connectionsRetention } from "./integrations/connections/domain/retention.ts";
import { webhooksRetention } from "./integrations/webhooks/domain/retention.ts";
import { importsRetention } from "./members/imports/domain/retention.ts";
import { mergingRetention } from "./members/merging/domain/retention.ts";
import { walletRetention } from "./members/wallet/domain/retention.ts";
import { bouncesRetention } from "./messages/bounces/domain/retention.ts";
import { lettersRetention } from "./messages/letters/domain/retention.ts";
import { smsRetention } from "./messages/sms/domain/retention.ts";
import { dataProtectionRetention } from "./platform/data-protection/domain/retention.ts";
import { supportRetention } from "./platform/support/domain/retention.ts";
import { approvalsRetention } from "./till/approvals/domain/retention.ts";
import { devicesRetention } from "./till/devices/domain/retention.ts";
import { purchasesRetention } from "./till/purchases/domain/retention.ts";

export const retentionRules = {
  ...contactsRetention,
  ...sessionsRetention,
  ...staffRetention,
  ...filesRetention,
  ...locationsRetention,
  ...whatIfRetention,
  ...connectionsRetention,
  ...webhooksRetention,
  ...importsRetention,
  ...mergingRetention,
  ...walletRetention,
  ...bouncesRetention,
  ...lettersRetention,
  ...smsRetention,
  ...dataProtectionRetention,
  ...supportRetention,
  ...approvalsRetention,
  ...devicesRetention,
  ...purchasesRetention,
};
