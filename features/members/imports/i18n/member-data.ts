import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const importsDataWords = {
  lists: {
    title: { sv: "Rader i inlästa listor", en: "Rows of imported lists", fr: "Lignes de listes importées" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      file: { sv: "Fil", en: "File", fr: "Fichier" },
      cells: { sv: "Raden som den stod", en: "The row as it was", fr: "La ligne telle quelle" },
      outcome: { sv: "Vad det blev", en: "Outcome", fr: "Résultat" },
    },
    codes: {
      NEW: { sv: "Ny medlem", en: "New member", fr: "Nouveau membre" },
      ALREADY: { sv: "Fanns redan", en: "Already there", fr: "Déjà présent" },
      SUPPLEMENTED: { sv: "Fick det som saknades", en: "Details completed", fr: "Complété" },
      DUPLICATE: { sv: "Stod två gånger i listan", en: "Twice in the list", fr: "En double dans la liste" },
      LEFT: { sv: "Hade lämnat klubben", en: "Had left the club", fr: "Avait quitté le club" },
      BAD: { sv: "Gick inte att läsa in", en: "Could not be imported", fr: "N’a pas pu être importé" },
    },
  },
} as const satisfies MemberDataWords;
