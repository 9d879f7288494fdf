import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { supportRetention } from "../domain/retention.ts";

export const supportRetentionWords = {
  support: {
    name: {
      sv: "Det ni och Stammis har skrivit till varandra",
      en: "What you and Stammis have written to each other",
      fr: "Vos échanges avec Stammis",
    },
    why: {
      sv: "Så att ett gammalt ärende går att läsa igen.",
      en: "So that you can look back at earlier questions.",
      fr: "Pour pouvoir relire une ancienne question.",
    },
  },
} as const satisfies RetentionWords<typeof supportRetention>;
