import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const joiningDataWords = {
  joining: {
    title: { sv: "Inbjudningar och anmälningar", en: "Invitations and sign-ups", fr: "Invitations et inscriptions" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      email: { sv: "E-post", en: "Email", fr: "E-mail" },
      phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
      location: { sv: "Säljställe", en: "Point of sale", fr: "Boutique" },
      usedAt: { sv: "Använd", en: "Used", fr: "Utilisée" },
    },
  },
} as const satisfies MemberDataWords;
