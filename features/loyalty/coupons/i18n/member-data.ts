import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const couponsDataWords = {
  coupons: {
    title: {
      sv: "Använda kuponger och belöningar",
      en: "Coupons and rewards used",
      fr: "Coupons et récompenses utilisés",
    },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      name: { sv: "Namn", en: "Name", fr: "Nom" },
      points: { sv: "Poäng", en: "Points", fr: "Points" },
      value: { sv: "Värde, kr", en: "Value, SEK", fr: "Valeur, SEK" },
      location: { sv: "Säljställe", en: "Point of sale", fr: "Boutique" },
      campaign: { sv: "Kampanj", en: "Campaign", fr: "Campagne" },
      givenBackAt: { sv: "Gavs tillbaka", en: "Given back", fr: "Rendu le" },
      givenBackReason: { sv: "Skäl till det", en: "Reason for that", fr: "Motif du retour" },
    },
  },
} as const satisfies MemberDataWords;
