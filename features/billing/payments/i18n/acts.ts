import type { ActWords } from "#packages/i18n/act-words.ts";
import type { paymentsActs } from "../domain/acts.ts";

export const paymentsActWords = {
  "remove-card": { sv: "Tog bort kortet", en: "Removed the card", fr: "A supprimé la carte" },
  "open-pay-page": {
    sv: "Öppnade kortbetalning för en faktura",
    en: "Opened card payment for an invoice",
    fr: "A ouvert le paiement par carte d’une facture",
  },
} as const satisfies ActWords<typeof paymentsActs>;
