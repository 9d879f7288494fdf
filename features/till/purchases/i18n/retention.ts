import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { purchasesRetention } from "../domain/retention.ts";

export const purchasesRetentionWords = {
  waitingPurchases: {
    name: {
      sv: "Köp som väntar på en ny medlem",
      en: "Purchases waiting for a new member",
      fr: "Achats en attente d’un nouveau membre",
    },
    why: {
      sv: "Den som går med i tid får sina poäng för köpet.",
      en: "Anyone who joins in time gets the points for their purchase.",
      fr: "Un client qui adhère à temps reçoit les points de son achat.",
    },
  },
} as const satisfies RetentionWords<typeof purchasesRetention>;
