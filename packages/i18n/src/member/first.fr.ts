import { fr as contacts } from "../shared/contacts/fr.ts";
import { fr as sandbox } from "../shared/sandbox/fr.ts";
import { fr as errors } from "../shared/troubles/fr.ts";
import { fr as words } from "../shared/words/fr.ts";
import { fr as campaigns } from "./campaigns/fr.ts";
import { fr as coupons } from "./coupons/fr.ts";
import { fr as guest } from "./guest/fr.ts";
import { fr as home } from "./home/fr.ts";
import { fr as points } from "./points/fr.ts";
import { fr as purchases } from "./purchases/fr.ts";
import { fr as shell } from "./shell/fr.ts";
import { fr as stampCards } from "./stamp-cards/fr.ts";
import { fr as validity } from "./validity/fr.ts";

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
