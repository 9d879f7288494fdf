import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const stampCardsDataWords = {
  stampCards: {
    title: { sv: "Stämpelkort", en: "Stamp cards", fr: "Cartes à tampons" },
    facts: {
      card: { sv: "Kort", en: "Card", fr: "Carte" },
      startedOn: { sv: "Påbörjat", en: "Begun", fr: "Commencée" },
      endsOn: { sv: "Sista dag", en: "Last day", fr: "Dernier jour" },
      collected: { sv: "Stämplar", en: "Stamps", fr: "Tampons" },
      places: { sv: "Platser", en: "Places", fr: "Places" },
      status: { sv: "Läge", en: "Status", fr: "État" },
      rewardThrough: {
        sv: "Belöningen gäller till och med",
        en: "Reward valid through",
        fr: "Récompense valable jusqu’au",
      },
      rewardUsed: { sv: "Belöningen är inlöst", en: "Reward used", fr: "Récompense utilisée" },
    },
    codes: {
      OPEN: { sv: "Fylls", en: "Being filled", fr: "En cours" },
      COMPLETED: { sv: "Fullt", en: "Full", fr: "Complète" },
      RESET: { sv: "Gick ut", en: "Expired", fr: "Expirée" },
      EMPTIED: { sv: "Tömt av en retur", en: "Emptied by a return", fr: "Vidée par un retour" },
    },
  },
  stamps: {
    title: { sv: "Stämplar", en: "Stamps", fr: "Tampons" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      card: { sv: "Kort", en: "Card", fr: "Carte" },
      kind: { sv: "Typ", en: "Kind", fr: "Type" },
      stamps: { sv: "Stämplar", en: "Stamps", fr: "Tampons" },
    },
    codes: {
      STAMP: { sv: "Stämplar gavs", en: "Stamps given", fr: "Tampons donnés" },
      TAKE_BACK: { sv: "Stämplar togs tillbaka", en: "Stamps taken back", fr: "Tampons repris" },
      OWE: { sv: "Stämplar saknades", en: "Stamps now owed", fr: "Tampons dus" },
      FILL: {
        sv: "Stämplar betalade en skuld",
        en: "Stamps paid a debt",
        fr: "Tampons ayant compensé des tampons dus",
      },
      LOST: { sv: "Stämplar gick ut med kortet", en: "Stamps lost with the card", fr: "Tampons perdus avec la carte" },
      PAY: { sv: "Ett fullt kort togs ut", en: "A full card was used", fr: "Carte complète utilisée" },
      MOVED_OUT: {
        sv: "Flyttade till ett annat kort",
        en: "Moved to another card",
        fr: "Déplacés vers une autre carte",
      },
      MOVED_IN: { sv: "Flyttade från ett annat kort", en: "Moved from another card", fr: "Venus d’une autre carte" },
    },
  },
} as const satisfies MemberDataWords;
