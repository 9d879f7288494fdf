// Written by `npm run features` from the folders of features/. Do not edit.
import { feature as accessContacts } from "#features/access/contacts/member/feature.ts";
import { feature as accessPasswords } from "#features/access/passwords/member/feature.ts";
import { feature as accessProfile } from "#features/access/profile/member/feature.ts";
import { feature as accessSessions } from "#features/access/sessions/member/feature.ts";
import { feature as accessSignInCodes } from "#features/access/sign-in-codes/member/feature.ts";
import { feature as clubsLocations } from "#features/clubs/locations/member/feature.ts";
import { feature as clubsTerms } from "#features/clubs/terms/member/feature.ts";
import { feature as loyaltyCampaigns } from "#features/loyalty/campaigns/member/feature.ts";
import { feature as loyaltyCoupons } from "#features/loyalty/coupons/member/feature.ts";
import { feature as loyaltyPoints } from "#features/loyalty/points/member/feature.ts";
import { feature as loyaltyStampCards } from "#features/loyalty/stamp-cards/member/feature.ts";
import { feature as membersConsents } from "#features/members/consents/member/feature.ts";
import { feature as membersJoining } from "#features/members/joining/member/feature.ts";
import { feature as membersPersonalData } from "#features/members/personal-data/member/feature.ts";
import { feature as tillPurchases } from "#features/till/purchases/member/feature.ts";

export const features = [
  accessContacts,
  accessPasswords,
  accessProfile,
  accessSessions,
  accessSignInCodes,
  clubsLocations,
  clubsTerms,
  loyaltyCampaigns,
  loyaltyCoupons,
  loyaltyPoints,
  loyaltyStampCards,
  membersConsents,
  membersJoining,
  membersPersonalData,
  tillPurchases,
] as const;
