// Written by `npm run features` from the folders of features/. Do not edit.
import { sessionsData } from "./access/sessions/api/member-data.ts";
import { termsData } from "./clubs/terms/api/member-data.ts";
import { trailData } from "./insight/trail/api/member-data.ts";
import { connectionsData } from "./integrations/connections/api/member-data.ts";
import { campaignsData } from "./loyalty/campaigns/api/member-data.ts";
import { couponsData } from "./loyalty/coupons/api/member-data.ts";
import { pointsData } from "./loyalty/points/api/member-data.ts";
import { stampCardsData } from "./loyalty/stamp-cards/api/member-data.ts";
import { consentsData } from "./members/consents/api/member-data.ts";
import { directoryData } from "./members/directory/api/member-data.ts";
import { importsData } from "./members/imports/api/member-data.ts";
import { joiningData } from "./members/joining/api/member-data.ts";
import { mergingData } from "./members/merging/api/member-data.ts";
import { notesData } from "./members/notes/api/member-data.ts";
import { lettersData } from "./messages/letters/api/member-data.ts";
import { sendoutsData } from "./messages/sendouts/api/member-data.ts";
import { smsData } from "./messages/sms/api/member-data.ts";
import { approvalsData } from "./till/approvals/api/member-data.ts";
import { purchasesData } from "./till/purchases/api/member-data.ts";
import { returnsData } from "./till/returns/api/member-data.ts";

export const memberData = {
  ...sessionsData,
  ...termsData,
  ...trailData,
  ...connectionsData,
  ...campaignsData,
  ...couponsData,
  ...pointsData,
  ...stampCardsData,
  ...consentsData,
  ...directoryData,
  ...importsData,
  ...joiningData,
  ...mergingData,
  ...notesData,
  ...lettersData,
  ...sendoutsData,
  ...smsData,
  ...approvalsData,
  ...purchasesData,
  ...returnsData,
};
