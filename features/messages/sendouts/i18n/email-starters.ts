import { en } from "./email-starters.en.ts";
import { fr } from "./email-starters.fr.ts";
import { sv } from "./email-starters.sv.ts";

/** Templates of a sendout's e-mail by language, occasion and style. */
export const emailStarters = { sv, en, fr };

/** The text of a button that opens a campaign's page, by language. */
export const campaignButtonLabels = { sv: sv.NEWS.WARM.label, en: en.NEWS.WARM.label, fr: fr.NEWS.WARM.label };
