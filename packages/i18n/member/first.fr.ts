import { fr as validity } from "#features/clubs/terms/i18n/member/validity/fr.ts";
import { fr as campaigns } from "#features/loyalty/campaigns/i18n/member/fr.ts";
import { fr as coupons } from "#features/loyalty/coupons/i18n/member/fr.ts";
import { fr as home } from "#features/loyalty/home/i18n/member/fr.ts";
import { fr as points } from "#features/loyalty/points/i18n/member/fr.ts";
import { fr as stampCards } from "#features/loyalty/stamp-cards/i18n/member/fr.ts";
import { fr as guest } from "#features/members/joining/i18n/member/guest/fr.ts";
import { fr as purchases } from "#features/till/purchases/i18n/member/fr.ts";
import { fr as contacts } from "../shared/contacts/fr.ts";
import { fr as cookies } from "../shared/cookies/fr.ts";
import { fr as sandbox } from "../shared/sandbox/fr.ts";
import { fr as errors } from "../shared/troubles/fr.ts";
import { fr as words } from "../shared/words/fr.ts";
import { fr as shell } from "./shell/fr.ts";

export const first = {
  words,
  sandbox,
  cookies,
  contacts,
  errors,
  shell,
  guest,
  home,
  points,
  purchases,
  coupons,
  stampCards,
  campaigns,
  validity,
};
