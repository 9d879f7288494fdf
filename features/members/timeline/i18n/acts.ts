import type { ActWords } from "#packages/i18n/act-words.ts";
import type { timelineActs } from "../domain/acts.ts";

export const timelineActWords = {
  "send-login-link": {
    sv: "Skickade en inloggningslänk till <thing>{name}</thing>",
    en: "Sent a login link to <thing>{name}</thing>",
    fr: "A envoyé un lien de connexion à <thing>{name}</thing>",
  },
  "end-member-device": {
    sv: "Loggade ut en enhet för <thing>{name}</thing>",
    en: "Logged out one of <thing>{name}</thing>’s devices",
    fr: "A déconnecté un appareil utilisé par <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof timelineActs>;
