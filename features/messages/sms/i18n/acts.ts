import type { ActWords } from "#packages/i18n/act-words.ts";
import type { smsActs } from "../domain/acts.ts";

export const smsActWords = {
  "handle-sms-reply": {
    sv: "Läste ett sms-svar från <thing>{name}</thing>",
    en: "Handled an SMS reply from <thing>{name}</thing>",
    fr: "A traité une réponse SMS de <thing>{name}</thing>",
  },
  "turn-off-sms": {
    sv: "Stängde av sms för <thing>{name}</thing> efter ett svar",
    en: "Turned off SMS for <thing>{name}</thing> after a reply",
    fr: "A arrêté les SMS à <thing>{name}</thing> après une réponse",
  },
  "buy-sms-credits": { sv: "Köpte sms-krediter", en: "Bought SMS credits", fr: "A acheté des crédits SMS" },
  "set-sms-sender": {
    sv: "Ändrade avsändaren för sms",
    en: "Changed the SMS sender",
    fr: "A modifié l’expéditeur des SMS",
  },
  "set-sms-limit": {
    sv: "Ändrade månadens gräns för sms",
    en: "Changed the monthly SMS limit",
    fr: "A modifié la limite mensuelle de SMS",
  },
  "set-sms-top-up": {
    sv: "Ändrade den automatiska påfyllningen av sms-krediter",
    en: "Changed the automatic top-up of SMS credits",
    fr: "A modifié la recharge automatique de crédits SMS",
  },
  "set-sms-prices": {
    sv: "Ändrade priserna på sms-krediter",
    en: "Changed the prices of SMS credits",
    fr: "A modifié les prix des crédits SMS",
  },
} as const satisfies ActWords<typeof smsActs>;
