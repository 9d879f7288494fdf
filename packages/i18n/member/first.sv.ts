import { sv as validity } from "#features/clubs/terms/i18n/member/validity/sv.ts";
import { sv as campaigns } from "#features/loyalty/campaigns/i18n/member/sv.ts";
import { sv as coupons } from "#features/loyalty/coupons/i18n/member/sv.ts";
import { sv as home } from "#features/loyalty/home/i18n/member/sv.ts";
import { sv as points } from "#features/loyalty/points/i18n/member/sv.ts";
import { sv as stampCards } from "#features/loyalty/stamp-cards/i18n/member/sv.ts";
import { sv as guest } from "#features/members/joining/i18n/member/guest/sv.ts";
import { sv as purchases } from "#features/till/purchases/i18n/member/sv.ts";
import { sv as contacts } from "../shared/contacts/sv.ts";
import { sv as cookies } from "../shared/cookies/sv.ts";
import { sv as sandbox } from "../shared/sandbox/sv.ts";
import { sv as errors } from "../shared/troubles/sv.ts";
import { sv as words } from "../shared/words/sv.ts";
import { sv as shell } from "./shell/sv.ts";

/** Phrases of the home screen and the frame; the rest of the catalogue loads with the screens that use it. */
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
