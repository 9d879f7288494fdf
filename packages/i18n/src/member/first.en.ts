import { en as contacts } from "../shared/contacts/en.ts";
import { en as sandbox } from "../shared/sandbox/en.ts";
import { en as errors } from "../shared/troubles/en.ts";
import { en as words } from "../shared/words/en.ts";
import { en as campaigns } from "./campaigns/en.ts";
import { en as coupons } from "./coupons/en.ts";
import { en as guest } from "./guest/en.ts";
import { en as home } from "./home/en.ts";
import { en as points } from "./points/en.ts";
import { en as purchases } from "./purchases/en.ts";
import { en as shell } from "./shell/en.ts";
import { en as stampCards } from "./stamp-cards/en.ts";
import { en as validity } from "./validity/en.ts";

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
