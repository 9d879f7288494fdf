import { shared } from "../shared/catalogue.sv.ts";
import { sv as campaigns } from "./campaigns/sv.ts";
import { sv as consents } from "./consents/sv.ts";
import { sv as coupons } from "./coupons/sv.ts";
import { sv as grace } from "./grace/sv.ts";
import { sv as guest } from "./guest/sv.ts";
import { sv as home } from "./home/sv.ts";
import { sv as locations } from "./locations/sv.ts";
import { sv as login } from "./login/sv.ts";
import { sv as membership } from "./membership/sv.ts";
import { sv as onboarding } from "./onboarding/sv.ts";
import { sv as own } from "./own/sv.ts";
import { sv as points } from "./points/sv.ts";
import { sv as pointsAccount } from "./points-account/sv.ts";
import { sv as profile } from "./profile/sv.ts";
import { sv as purchases } from "./purchases/sv.ts";
import { sv as shell } from "./shell/sv.ts";
import { sv as stampCards } from "./stamp-cards/sv.ts";
import { sv as terms } from "./terms/sv.ts";
import { sv as unsubscribing } from "./unsubscribing/sv.ts";
import { sv as validity } from "./validity/sv.ts";
import { sv as wallet } from "./wallet/sv.ts";
import { sv as winning } from "./winning/sv.ts";

export const catalogue = {
  ...shared,
  shell,
  home,
  grace,
  guest,
  login,
  onboarding,
  profile,
  locations,
  own,
  points,
  pointsAccount,
  purchases,
  membership,
  terms,
  coupons,
  stampCards,
  campaigns,
  unsubscribing,
  validity,
  wallet,
  winning,
  consents,
};
