// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsRetentionWords } from "./access/contacts/i18n/retention.ts";
import { sessionsRetentionWords } from "./access/sessions/i18n/retention.ts";
import { staffRetentionWords } from "./access/staff/i18n/retention.ts";
import { filesRetentionWords } from "./clubs/files/i18n/retention.ts";
import { connectionsRetentionWords } from "./integrations/connections/i18n/retention.ts";
import { webhooksRetentionWords } from "./integrations/webhooks/i18n/retention.ts";
import { importsRetentionWords } from "./members/imports/i18n/retention.ts";
import { mergingRetentionWords } from "./members/merging/i18n/retention.ts";
import { walletRetentionWords } from "./members/wallet/i18n/retention.ts";
import { bouncesRetentionWords } from "./messages/bounces/i18n/retention.ts";
import { lettersRetentionWords } from "./messages/letters/i18n/retention.ts";
import { smsRetentionWords } from "./messages/sms/i18n/retention.ts";
import { supportRetentionWords } from "./platform/support/i18n/retention.ts";
import { approvalsRetentionWords } from "./till/approvals/i18n/retention.ts";
import { devicesRetentionWords } from "./till/devices/i18n/retention.ts";
import { purchasesRetentionWords } from "./till/purchases/i18n/retention.ts";

export const retentionWords = {
  ...contactsRetentionWords,
  ...sessionsRetentionWords,
  ...staffRetentionWords,
  ...filesRetentionWords,
  ...connectionsRetentionWords,
  ...webhooksRetentionWords,
  ...importsRetentionWords,
  ...mergingRetentionWords,
  ...walletRetentionWords,
  ...bouncesRetentionWords,
  ...lettersRetentionWords,
  ...smsRetentionWords,
  ...supportRetentionWords,
  ...approvalsRetentionWords,
  ...devicesRetentionWords,
  ...purchasesRetentionWords,
};
