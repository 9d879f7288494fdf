// Written by `npm run features` from the folders of features/. Do not edit.
import { categoriesDescriptions } from "./clubs/categories/contract/descriptions.ts";
import { locationsDescriptions } from "./clubs/locations/contract/descriptions.ts";
import { postersDescriptions } from "./clubs/posters/contract/descriptions.ts";
import { settingsDescriptions } from "./clubs/settings/contract/descriptions.ts";
import { reportsDescriptions } from "./insight/reports/contract/descriptions.ts";
import { campaignsDescriptions } from "./loyalty/campaigns/contract/descriptions.ts";
import { couponsDescriptions } from "./loyalty/coupons/contract/descriptions.ts";
import { pointsDescriptions } from "./loyalty/points/contract/descriptions.ts";
import { stampCardsDescriptions } from "./loyalty/stamp-cards/contract/descriptions.ts";
import { directoryDescriptions } from "./members/directory/contract/descriptions.ts";
import { invitationsDescriptions } from "./members/invitations/contract/descriptions.ts";
import { timelineDescriptions } from "./members/timeline/contract/descriptions.ts";
import { selectionsDescriptions } from "./messages/selections/contract/descriptions.ts";
import { sendoutsDescriptions } from "./messages/sendouts/contract/descriptions.ts";
import { sendingDescriptions } from "./messages/sendouts/contract/sending/descriptions.ts";
import { sendoutMessagesDescriptions } from "./messages/sendouts/contract/sendout-messages/descriptions.ts";
import { sendoutReachDescriptions } from "./messages/sendouts/contract/sendout-reach/descriptions.ts";
import { sendoutResultsDescriptions } from "./messages/sendouts/contract/sendout-results/descriptions.ts";
import { approvalsDescriptions } from "./till/approvals/contract/descriptions.ts";
import { purchaseFilesDescriptions } from "./till/purchase-files/contract/descriptions.ts";
import { purchasesDescriptions } from "./till/purchases/contract/descriptions.ts";
import { registerDescriptions } from "./till/register/contract/descriptions.ts";

export const descriptions = {
  ...categoriesDescriptions,
  ...locationsDescriptions,
  ...postersDescriptions,
  ...settingsDescriptions,
  ...reportsDescriptions,
  ...campaignsDescriptions,
  ...couponsDescriptions,
  ...pointsDescriptions,
  ...stampCardsDescriptions,
  ...directoryDescriptions,
  ...invitationsDescriptions,
  ...timelineDescriptions,
  ...selectionsDescriptions,
  ...sendoutsDescriptions,
  ...sendingDescriptions,
  ...sendoutMessagesDescriptions,
  ...sendoutReachDescriptions,
  ...sendoutResultsDescriptions,
  ...approvalsDescriptions,
  ...purchaseFilesDescriptions,
  ...purchasesDescriptions,
  ...registerDescriptions,
};
