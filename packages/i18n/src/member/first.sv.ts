import { sv as contacts } from "../shared/contacts/sv.ts";
import { sv as sandbox } from "../shared/sandbox/sv.ts";
import { sv as errors } from "../shared/troubles/sv.ts";
import { sv as words } from "../shared/words/sv.ts";
import { sv as campaigns } from "./campaigns/sv.ts";
import { sv as coupons } from "./coupons/sv.ts";
import { sv as guest } from "./guest/sv.ts";
import { sv as home } from "./home/sv.ts";
import { sv as points } from "./points/sv.ts";
import { sv as purchases } from "./purchases/sv.ts";
import { sv as shell } from "./shell/sv.ts";
import { sv as stampCards } from "./stamp-cards/sv.ts";
import { sv as validity } from "./validity/sv.ts";

/** What home and the frame say: the rest of the catalogue comes with the screens that say it. */
export const first = {
  words,
  sandbox,
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
