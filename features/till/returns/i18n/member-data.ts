import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const returnsDataWords = {
  returns: {
    title: { sv: "Returer", en: "Returns", fr: "Retours" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      purchase: { sv: "Köpets nummer", en: "Number of the purchase", fr: "Numéro de l’achat" },
      amount: { sv: "Belopp, kr", en: "Amount, SEK", fr: "Montant, SEK" },
      location: { sv: "Säljställe", en: "Point of sale", fr: "Boutique" },
      kind: { sv: "Typ", en: "Kind", fr: "Type" },
      reason: { sv: "Skäl", en: "Reason", fr: "Motif" },
    },
    codes: {
      UNDO: { sv: "Ångrat direkt", en: "Undone at once", fr: "Annulé aussitôt" },
      RETURN: { sv: "Retur", en: "Return", fr: "Retour" },
    },
  },
} as const satisfies MemberDataWords;
