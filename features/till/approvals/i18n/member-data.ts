import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const approvalsDataWords = {
  largeAmounts: {
    title: {
      sv: "Frågor om stora belopp",
      en: "Requests about large amounts",
      fr: "Demandes pour des montants élevés",
    },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      amount: { sv: "Belopp, kr", en: "Amount, SEK", fr: "Montant, SEK" },
      location: { sv: "Säljställe", en: "Point of sale", fr: "Boutique" },
      answer: { sv: "Svar", en: "Answer", fr: "Réponse" },
      reason: { sv: "Skäl", en: "Reason", fr: "Motif" },
    },
    codes: {
      APPROVED: { sv: "Ja", en: "Yes", fr: "Oui" },
      DECLINED: { sv: "Nej", en: "No", fr: "Non" },
      WITHDRAWN: { sv: "Frågan togs tillbaka", en: "The request was withdrawn", fr: "Demande retirée" },
      EXPIRED: { sv: "Inget svar i tid", en: "No answer in time", fr: "Pas de réponse à temps" },
    },
  },
} as const satisfies MemberDataWords;
