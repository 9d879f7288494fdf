import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const termsDataWords = {
  terms: {
    title: { sv: "Villkor", en: "Terms", fr: "Conditions" },
    facts: {
      at: { sv: "Godkändes", en: "Accepted", fr: "Acceptées" },
      toldAt: { sv: "Vi skrev om dem", en: "Emailed", fr: "Annoncées par e-mail" },
      seenAt: { sv: "Lästes i appen", en: "Read in the app", fr: "Lues dans l’application" },
      kind: { sv: "Text", en: "Text", fr: "Texte" },
      version: { sv: "Version", en: "Version", fr: "Version" },
    },
    codes: {
      MEMBERSHIP: { sv: "Medlemsvillkor", en: "Membership conditions", fr: "Conditions d’adhésion" },
      PRIVACY: { sv: "Integritetspolicy", en: "Privacy policy", fr: "Politique de confidentialité" },
    },
  },
} as const satisfies MemberDataWords;
