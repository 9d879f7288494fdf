// Written by `npm run features` from the folders of features/. Do not edit.
import { contactsMemberTables } from "./access/contacts/api/member-tables.ts";
import { sessionsMemberTables } from "./access/sessions/api/member-tables.ts";
import { termsMemberTables } from "./clubs/terms/api/member-tables.ts";
import { insightFiguresMemberTables } from "./insight/figures/api/member-tables.ts";
import { connectionsMemberTables } from "./integrations/connections/api/member-tables.ts";
import { webhooksMemberTables } from "./integrations/webhooks/api/member-tables.ts";
import { campaignsMemberTables } from "./loyalty/campaigns/api/member-tables.ts";
import { couponsMemberTables } from "./loyalty/coupons/api/member-tables.ts";
import { pointsMemberTables } from "./loyalty/points/api/member-tables.ts";
import { stampCardsMemberTables } from "./loyalty/stamp-cards/api/member-tables.ts";
import { consentsMemberTables } from "./members/consents/api/member-tables.ts";
import { directoryMemberTables } from "./members/directory/api/member-tables.ts";
import { importsMemberTables } from "./members/imports/api/member-tables.ts";
import { joiningMemberTables } from "./members/joining/api/member-tables.ts";
import { mergingMemberTables } from "./members/merging/api/member-tables.ts";
import { notesMemberTables } from "./members/notes/api/member-tables.ts";
import { walletMemberTables } from "./members/wallet/api/member-tables.ts";
import { lettersMemberTables } from "./messages/letters/api/member-tables.ts";
import { sendoutsMemberTables } from "./messages/sendouts/api/member-tables.ts";
import { smsMemberTables } from "./messages/sms/api/member-tables.ts";
import { approvalsMemberTables } from "./till/approvals/api/member-tables.ts";
import { purchasesMemberTables } from "./till/purchases/api/member-tables.ts";
import { returnsMemberTables } from "./till/returns/api/member-tables.ts";

export const memberTables = {
  ...contactsMemberTables,
  ...sessionsMemberTables,
  ...termsMemberTables,
  ...insightFiguresMemberTables,
  ...connectionsMemberTables,
  ...webhooksMemberTables,
  ...campaignsMemberTables,
  ...couponsMemberTables,
  ...pointsMemberTables,
  ...stampCardsMemberTables,
  ...consentsMemberTables,
  ...directoryMemberTables,
  ...importsMemberTables,
  ...joiningMemberTables,
  ...mergingMemberTables,
  ...notesMemberTables,
  ...walletMemberTables,
  ...lettersMemberTables,
  ...sendoutsMemberTables,
  ...smsMemberTables,
  ...approvalsMemberTables,
  ...purchasesMemberTables,
  ...returnsMemberTables,
};
