import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const campaignsDataWords = {
  welcome: {
    title: { sv: "Välkomsterbjudande", en: "Welcome offer", fr: "Offre de bienvenue" },
    facts: {
      campaign: { sv: "Kampanj", en: "Campaign", fr: "Campagne" },
      through: { sv: "Gäller till och med", en: "Valid through", fr: "Valable jusqu’au" },
      usedAt: { sv: "Använt", en: "Used", fr: "Utilisée" },
    },
  },
} as const satisfies MemberDataWords;
