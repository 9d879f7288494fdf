import type { ActWords } from "#packages/i18n/act-words.ts";
import type { settingsActs } from "../domain/acts.ts";

export const settingsActWords = {
  "create-chain": { sv: "Startade klubben", en: "Started the club", fr: "A créé le club" },
  "update-chain": {
    sv: "Ändrade klubbens uppgifter",
    en: "Changed the club’s details",
    fr: "A modifié les informations du club",
  },
  "set-chain-logo": { sv: "Bytte klubbens logotyp", en: "Changed the club’s logo", fr: "A changé le logo du club" },
  "remove-chain-logo": {
    sv: "Tog bort klubbens logotyp",
    en: "Removed the club’s logo",
    fr: "A supprimé le logo du club",
  },
  "save-terms-draft": {
    sv: "Sparade ett utkast till villkoren",
    en: "Saved a draft of the terms",
    fr: "A enregistré un brouillon des conditions",
  },
  "publish-terms": { sv: "Publicerade nya villkor", en: "Published new terms", fr: "A publié de nouvelles conditions" },
  "take-back-terms": {
    sv: "Drog tillbaka nya villkor innan de gällde",
    en: "Took back new terms before they applied",
    fr: "A retiré de nouvelles conditions avant leur entrée en vigueur",
  },
  "move-clock": {
    sv: "Flyttade fram sandlådans klocka",
    en: "Moved the sandbox’s clock forward",
    fr: "A avancé l’horloge du bac à sable",
  },
} as const satisfies ActWords<typeof settingsActs>;
