import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const purchasesDataWords = {
  purchases: {
    title: { sv: "Köp och besök", en: "Purchases and visits", fr: "Achats et visites" },
    facts: {
      id: { sv: "Nummer", en: "Number", fr: "Numéro" },
      at: { sv: "Tid", en: "Time", fr: "Date" },
      received: {
        sv: "Mottaget, registrerat utan nätverk",
        en: "Received, registered without a network",
        fr: "Reçu, enregistré sans réseau",
      },
      location: { sv: "Säljställe", en: "Point of sale", fr: "Boutique" },
      paid: { sv: "Betalt, kr", en: "Paid, SEK", fr: "Payé, SEK" },
      discount: { sv: "Rabatt, kr", en: "Discount, SEK", fr: "Remise, SEK" },
      returned: { sv: "Returnerat, kr", en: "Returned, SEK", fr: "Retourné, SEK" },
      earned: { sv: "Intjänade poäng", en: "Points earned", fr: "Points gagnés" },
      categories: { sv: "Kategorier", en: "Categories", fr: "Catégories" },
      campaigns: { sv: "Kampanjer", en: "Campaigns", fr: "Campagnes" },
    },
  },
} as const satisfies MemberDataWords;
