// Written by `npm run features` from the folders of features/. Do not edit.
import { memberPages as accessContacts } from "./access/contacts/contract/pages.ts";
import { memberPages as accessPasswords } from "./access/passwords/contract/pages.ts";
import { memberPages as accessProfile } from "./access/profile/contract/pages.ts";
import { memberPages as accessSessions } from "./access/sessions/contract/pages.ts";
import { memberPages as accessSignInCodes } from "./access/sign-in-codes/contract/pages.ts";
import { memberPages as clubsLocations } from "./clubs/locations/contract/pages.ts";
import { memberPages as clubsTerms } from "./clubs/terms/contract/pages.ts";
import { memberPages as loyaltyCampaigns } from "./loyalty/campaigns/contract/pages.ts";
import { memberPages as loyaltyCoupons } from "./loyalty/coupons/contract/pages.ts";
import { memberPages as loyaltyHome } from "./loyalty/home/contract/pages.ts";
import { memberPages as loyaltyPoints } from "./loyalty/points/contract/pages.ts";
import { memberPages as loyaltyStampCards } from "./loyalty/stamp-cards/contract/pages.ts";
import { memberPages as membersConsents } from "./members/consents/contract/pages.ts";
import { memberPages as membersJoining } from "./members/joining/contract/pages.ts";
import { memberPages as membersPersonalData } from "./members/personal-data/contract/pages.ts";
import { memberPages as tillPurchases } from "./till/purchases/contract/pages.ts";

export const paths = {
  ...accessContacts,
  ...accessPasswords,
  ...accessProfile,
  ...accessSessions,
  ...accessSignInCodes,
  ...clubsLocations,
  ...clubsTerms,
  ...loyaltyCampaigns,
  ...loyaltyCoupons,
  ...loyaltyHome,
  ...loyaltyPoints,
  ...loyaltyStampCards,
  ...membersConsents,
  ...membersJoining,
  ...membersPersonalData,
  ...tillPurchases,
};
