import { shared } from "../shared/catalogue.en.ts";
import { en as campaigns } from "./campaigns/en.ts";
import { en as consents } from "./consents/en.ts";
import { en as coupons } from "./coupons/en.ts";
import { en as grace } from "./grace/en.ts";
import { en as guest } from "./guest/en.ts";
import { en as home } from "./home/en.ts";
import { en as locations } from "./locations/en.ts";
import { en as login } from "./login/en.ts";
import { en as membership } from "./membership/en.ts";
import { en as onboarding } from "./onboarding/en.ts";
import { en as own } from "./own/en.ts";
import { en as points } from "./points/en.ts";
import { en as pointsAccount } from "./points-account/en.ts";
import { en as profile } from "./profile/en.ts";
import { en as purchases } from "./purchases/en.ts";
import { en as shell } from "./shell/en.ts";
import { en as stampCards } from "./stamp-cards/en.ts";
import { en as terms } from "./terms/en.ts";
import { en as unsubscribing } from "./unsubscribing/en.ts";
import { en as validity } from "./validity/en.ts";
import { en as wallet } from "./wallet/en.ts";
import { en as winning } from "./winning/en.ts";

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
