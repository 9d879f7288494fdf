// Written by `npm run features` from the folders of features/. Do not edit.
import { sv as profile } from "#features/access/profile/i18n/member/sv.ts";
import { sv as sessions } from "#features/access/sessions/i18n/member/sv.ts";
import { sv as signInCodes } from "#features/access/sign-in-codes/i18n/member/sv.ts";
import { sv as locations } from "#features/clubs/locations/i18n/member/sv.ts";
import { sv as settings } from "#features/clubs/settings/i18n/member/sv.ts";
import { sv as terms } from "#features/clubs/terms/i18n/member/sv.ts";
import { sv as validity } from "#features/clubs/terms/i18n/member/validity/sv.ts";
import { sv as campaigns } from "#features/loyalty/campaigns/i18n/member/sv.ts";
import { sv as coupons } from "#features/loyalty/coupons/i18n/member/sv.ts";
import { sv as grace } from "#features/loyalty/home/i18n/member/grace/sv.ts";
import { sv as home } from "#features/loyalty/home/i18n/member/sv.ts";
import { sv as pointsAccount } from "#features/loyalty/points/i18n/member/points-account/sv.ts";
import { sv as points } from "#features/loyalty/points/i18n/member/sv.ts";
import { sv as stampCards } from "#features/loyalty/stamp-cards/i18n/member/sv.ts";
import { sv as consents } from "#features/members/consents/i18n/member/sv.ts";
import { sv as unsubscribing } from "#features/members/consents/i18n/member/unsubscribing/sv.ts";
import { sv as guest } from "#features/members/joining/i18n/member/guest/sv.ts";
import { sv as joining } from "#features/members/joining/i18n/member/sv.ts";
import { sv as winning } from "#features/members/joining/i18n/member/winning/sv.ts";
import { sv as personalData } from "#features/members/personal-data/i18n/member/sv.ts";
import { sv as wallet } from "#features/members/wallet/i18n/member/sv.ts";
import { sv as purchases } from "#features/till/purchases/i18n/member/sv.ts";
import { shared } from "../shared/catalogue.sv.ts";
import { sv as shell } from "./shell/sv.ts";

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
  grace,
  home,
  pointsAccount,
  points,
  stampCards,
  consents,
  unsubscribing,
  guest,
  joining,
  winning,
  personalData,
  wallet,
  purchases,
  shell,
};
