// Written by `npm run features` from the folders of features/. Do not edit.
import { en as profile } from "#features/access/profile/i18n/member/en.ts";
import { en as sessions } from "#features/access/sessions/i18n/member/en.ts";
import { en as signInCodes } from "#features/access/sign-in-codes/i18n/member/en.ts";
import { en as locations } from "#features/clubs/locations/i18n/member/en.ts";
import { en as settings } from "#features/clubs/settings/i18n/member/en.ts";
import { en as terms } from "#features/clubs/terms/i18n/member/en.ts";
import { en as validity } from "#features/clubs/terms/i18n/member/validity/en.ts";
import { en as campaigns } from "#features/loyalty/campaigns/i18n/member/en.ts";
import { en as coupons } from "#features/loyalty/coupons/i18n/member/en.ts";
import { en as home } from "#features/loyalty/home/i18n/member/en.ts";
import { en as grace } from "#features/loyalty/home/i18n/member/grace/en.ts";
import { en as points } from "#features/loyalty/points/i18n/member/en.ts";
import { en as pointsAccount } from "#features/loyalty/points/i18n/member/points-account/en.ts";
import { en as stampCards } from "#features/loyalty/stamp-cards/i18n/member/en.ts";
import { en as consents } from "#features/members/consents/i18n/member/en.ts";
import { en as unsubscribing } from "#features/members/consents/i18n/member/unsubscribing/en.ts";
import { en as joining } from "#features/members/joining/i18n/member/en.ts";
import { en as guest } from "#features/members/joining/i18n/member/guest/en.ts";
import { en as winning } from "#features/members/joining/i18n/member/winning/en.ts";
import { en as personalData } from "#features/members/personal-data/i18n/member/en.ts";
import { en as wallet } from "#features/members/wallet/i18n/member/en.ts";
import { en as purchases } from "#features/till/purchases/i18n/member/en.ts";
import { shared } from "../shared/catalogue.en.ts";
import { en as shell } from "./shell/en.ts";

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
