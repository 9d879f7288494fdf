import { shared } from "../shared/catalogue.fr.ts";
import { fr as campaigns } from "./campaigns/fr.ts";
import { fr as consents } from "./consents/fr.ts";
import { fr as coupons } from "./coupons/fr.ts";
import { fr as grace } from "./grace/fr.ts";
import { fr as guest } from "./guest/fr.ts";
import { fr as home } from "./home/fr.ts";
import { fr as locations } from "./locations/fr.ts";
import { fr as login } from "./login/fr.ts";
import { fr as membership } from "./membership/fr.ts";
import { fr as onboarding } from "./onboarding/fr.ts";
import { fr as own } from "./own/fr.ts";
import { fr as points } from "./points/fr.ts";
import { fr as pointsAccount } from "./points-account/fr.ts";
import { fr as profile } from "./profile/fr.ts";
import { fr as purchases } from "./purchases/fr.ts";
import { fr as shell } from "./shell/fr.ts";
import { fr as stampCards } from "./stamp-cards/fr.ts";
import { fr as terms } from "./terms/fr.ts";
import { fr as unsubscribing } from "./unsubscribing/fr.ts";
import { fr as validity } from "./validity/fr.ts";
import { fr as wallet } from "./wallet/fr.ts";
import { fr as winning } from "./winning/fr.ts";

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
