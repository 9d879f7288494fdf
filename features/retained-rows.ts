// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsRetainedRows } from "./access/contacts/api/retained-rows.ts";
import { filesRetainedRows } from "./clubs/files/api/retained-rows.ts";
import { connectionsRetainedRows } from "./integrations/connections/api/retained-rows.ts";
import { importsRetainedRows } from "./members/imports/api/retained-rows.ts";
import { mergingRetainedRows } from "./members/merging/api/retained-rows.ts";
import { walletRetainedRows } from "./members/wallet/api/retained-rows.ts";
import { lettersRetainedRows } from "./messages/letters/api/retained-rows.ts";
import { smsRetainedRows } from "./messages/sms/api/retained-rows.ts";
import { approvalsRetainedRows } from "./till/approvals/api/retained-rows.ts";
import { devicesRetainedRows } from "./till/devices/api/retained-rows.ts";
import { purchasesRetainedRows } from "./till/purchases/api/retained-rows.ts";

export const retainedRows = {
  ...contactsRetainedRows,
  ...filesRetainedRows,
  ...connectionsRetainedRows,
  ...importsRetainedRows,
  ...mergingRetainedRows,
  ...walletRetainedRows,
  ...lettersRetainedRows,
  ...smsRetainedRows,
  ...approvalsRetainedRows,
  ...devicesRetainedRows,
  ...purchasesRetainedRows,
};
