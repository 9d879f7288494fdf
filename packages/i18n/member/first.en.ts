import { en as validity } from "#features/clubs/terms/i18n/member/validity/en.ts";
import { en as campaigns } from "#features/loyalty/campaigns/i18n/member/en.ts";
import { en as coupons } from "#features/loyalty/coupons/i18n/member/en.ts";
import { en as home } from "#features/loyalty/home/i18n/member/en.ts";
import { en as points } from "#features/loyalty/points/i18n/member/en.ts";
import { en as stampCards } from "#features/loyalty/stamp-cards/i18n/member/en.ts";
import { en as guest } from "#features/members/joining/i18n/member/guest/en.ts";
import { en as purchases } from "#features/till/purchases/i18n/member/en.ts";
import { en as contacts } from "../shared/contacts/en.ts";
import { en as cookies } from "../shared/cookies/en.ts";
import { en as sandbox } from "../shared/sandbox/en.ts";
import { en as errors } from "../shared/troubles/en.ts";
import { en as words } from "../shared/words/en.ts";
import { en as shell } from "./shell/en.ts";

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
