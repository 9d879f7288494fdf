import type { ActWords } from "#packages/i18n/act-words.ts";
import type { locationsActs } from "../domain/acts.ts";

export const locationsActWords = {
  "create-location": {
    sv: "Lade till säljstället <thing>{name}</thing>",
    en: "Added the point of sale <thing>{name}</thing>",
    fr: "A ajouté le point de vente <thing>{name}</thing>",
  },
  "update-location": {
    sv: "Ändrade säljstället <thing>{name}</thing>",
    en: "Changed the point of sale <thing>{name}</thing>",
    fr: "A modifié le point de vente <thing>{name}</thing>",
  },
  "set-location-logo": {
    sv: "Bytte logotyp för säljstället <thing>{name}</thing>",
    en: "Changed the logo of the point of sale <thing>{name}</thing>",
    fr: "A changé le logo du point de vente <thing>{name}</thing>",
  },
  "remove-location-logo": {
    sv: "Tog bort logotypen för säljstället <thing>{name}</thing>",
    en: "Removed the logo of the point of sale <thing>{name}</thing>",
    fr: "A supprimé le logo du point de vente <thing>{name}</thing>",
  },
  "close-location": {
    sv: "Stängde säljstället <thing>{name}</thing> för gott",
    en: "Closed the point of sale <thing>{name}</thing> for good",
    fr: "A fermé définitivement le point de vente <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof locationsActs>;
