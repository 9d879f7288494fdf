import type { ActWords } from "#packages/i18n/act-words.ts";
import type { outboxActs } from "../domain/acts.ts";

export const outboxActWords = {
  "open-message": {
    sv: "Öppnade ett av klubbens meddelanden i utkorgen",
    en: "Opened one of the club’s messages in the outbox",
    fr: "A ouvert un message du club dans la boîte d’envoi",
  },
} as const satisfies ActWords<typeof outboxActs>;
