// Written by `npm run features` from the folders of features/. Do not edit.
import { sessionsDataWords } from "./access/sessions/i18n/member-data.ts";
import { termsDataWords } from "./clubs/terms/i18n/member-data.ts";
import { trailDataWords } from "./insight/trail/i18n/member-data.ts";
import { connectionsDataWords } from "./integrations/connections/i18n/member-data.ts";
import { campaignsDataWords } from "./loyalty/campaigns/i18n/member-data.ts";
import { couponsDataWords } from "./loyalty/coupons/i18n/member-data.ts";
import { pointsDataWords } from "./loyalty/points/i18n/member-data.ts";
import { stampCardsDataWords } from "./loyalty/stamp-cards/i18n/member-data.ts";
import { consentsDataWords } from "./members/consents/i18n/member-data.ts";
import { directoryDataWords } from "./members/directory/i18n/member-data.ts";
import { importsDataWords } from "./members/imports/i18n/member-data.ts";
import { joiningDataWords } from "./members/joining/i18n/member-data.ts";
import { mergingDataWords } from "./members/merging/i18n/member-data.ts";
import { notesDataWords } from "./members/notes/i18n/member-data.ts";
import { lettersDataWords } from "./messages/letters/i18n/member-data.ts";
import { sendoutsDataWords } from "./messages/sendouts/i18n/member-data.ts";
import { smsDataWords } from "./messages/sms/i18n/member-data.ts";
import { approvalsDataWords } from "./till/approvals/i18n/member-data.ts";
import { purchasesDataWords } from "./till/purchases/i18n/member-data.ts";
import { returnsDataWords } from "./till/returns/i18n/member-data.ts";

export const memberDataWords = {
  ...sessionsDataWords,
  ...termsDataWords,
  ...trailDataWords,
  ...connectionsDataWords,
  ...campaignsDataWords,
  ...couponsDataWords,
  ...pointsDataWords,
  ...stampCardsDataWords,
  ...consentsDataWords,
  ...directoryDataWords,
  ...importsDataWords,
  ...joiningDataWords,
  ...mergingDataWords,
  ...notesDataWords,
  ...lettersDataWords,
  ...sendoutsDataWords,
  ...smsDataWords,
  ...approvalsDataWords,
  ...purchasesDataWords,
  ...returnsDataWords,
};
