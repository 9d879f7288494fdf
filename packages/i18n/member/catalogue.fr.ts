// Written by `npm run features` from the folders of features/. Do not edit.
import { fr as profile } from "#features/access/profile/i18n/member/fr.ts";
import { fr as sessions } from "#features/access/sessions/i18n/member/fr.ts";
import { fr as signInCodes } from "#features/access/sign-in-codes/i18n/member/fr.ts";
import { fr as locations } from "#features/clubs/locations/i18n/member/fr.ts";
import { fr as settings } from "#features/clubs/settings/i18n/member/fr.ts";
import { fr as terms } from "#features/clubs/terms/i18n/member/fr.ts";
import { fr as validity } from "#features/clubs/terms/i18n/member/validity/fr.ts";
import { fr as campaigns } from "#features/loyalty/campaigns/i18n/member/fr.ts";
import { fr as coupons } from "#features/loyalty/coupons/i18n/member/fr.ts";
import { fr as home } from "#features/loyalty/home/i18n/member/fr.ts";
import { fr as grace } from "#features/loyalty/home/i18n/member/grace/fr.ts";
import { fr as points } from "#features/loyalty/points/i18n/member/fr.ts";
import { fr as pointsAccount } from "#features/loyalty/points/i18n/member/points-account/fr.ts";
import { fr as stampCards } from "#features/loyalty/stamp-cards/i18n/member/fr.ts";
import { fr as consents } from "#features/members/consents/i18n/member/fr.ts";
import { fr as unsubscribing } from "#features/members/consents/i18n/member/unsubscribing/fr.ts";
import { fr as joining } from "#features/members/joining/i18n/member/fr.ts";
import { fr as guest } from "#features/members/joining/i18n/member/guest/fr.ts";
import { fr as winning } from "#features/members/joining/i18n/member/winning/fr.ts";
import { fr as personalData } from "#features/members/personal-data/i18n/member/fr.ts";
import { fr as wallet } from "#features/members/wallet/i18n/member/fr.ts";
import { fr as purchases } from "#features/till/purchases/i18n/member/fr.ts";
import { shared } from "../shared/catalogue.fr.ts";
import { fr as shell } from "./shell/fr.ts";

export const catalogue = {
  ...shared,
  profile,
  sessions,
  signInCodes,
  locations,
  settings,
  terms,
  validity,
  campaigns,
  coupons,
  home,
  grace,
  points,
  pointsAccount,
  stampCards,
  consents,
  unsubscribing,
  joining,
  guest,
  winning,
  personalData,
  wallet,
  purchases,
  shell,
};
