import type { ActWords } from "#packages/i18n/act-words.ts";
import type { approvalsActs } from "../domain/acts.ts";

export const approvalsActWords = {
  "confirm-amount": {
    sv: "Bekräftade <thing>{name}</thing> på {amount} i kassan",
    en: "Confirmed <thing>{name}</thing> of {amount} at the till",
    fr: "A confirmé <thing>{name}</thing> de {amount} à la caisse",
  },
  "ask-approval": {
    sv: "Bad om godkännande av {amount}",
    en: "Asked for approval of {amount}",
    fr: "A demandé l’approbation de {amount}",
  },
  "approve-amount": {
    sv: "Godkände ett köp på {amount}",
    en: "Approved a purchase of {amount}",
    fr: "A approuvé un achat de {amount}",
  },
  "decline-amount": {
    sv: "Nekade ett köp på {amount}",
    en: "Declined a purchase of {amount}",
    fr: "A refusé un achat de {amount}",
  },
  "withdraw-approval": {
    sv: "Tog tillbaka sin fråga om godkännande",
    en: "Withdrew their request for approval",
    fr: "A retiré sa demande d’approbation",
  },
} as const satisfies ActWords<typeof approvalsActs>;
