import type { ActWords } from "#packages/i18n/act-words.ts";
import type { subscriptionsActs } from "../domain/acts.ts";

export const subscriptionsActWords = {
  "set-billing": {
    sv: "Ändrade fakturauppgifterna",
    en: "Changed the invoice details",
    fr: "A modifié les informations de facturation",
  },
  "subscribe-company": { sv: "Startade abonnemanget", en: "Started the subscription", fr: "A souscrit l’abonnement" },
  "leave-subscription": { sv: "Sade upp abonnemanget", en: "Ended the subscription", fr: "A résilié l’abonnement" },
  "set-company-standing": {
    sv: "Ändrade provperiod, plan eller stopp",
    en: "Changed trial, plan or access",
    fr: "A modifié l’essai, la formule ou l’accès",
  },
} as const satisfies ActWords<typeof subscriptionsActs>;
