import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { lettersRetention } from "../domain/retention.ts";

export const lettersRetentionWords = {
  messages: {
    name: { sv: "Meddelanden", en: "Messages", fr: "Messages" },
    why: {
      sv: "Adress, ämne och text, så att du kan svara på vad en medlem har fått. Att det skickades står kvar.",
      en: "Address, subject and text, so that you can tell members what they were sent. The fact that it was sent stays.",
      fr: "L’adresse, l’objet et le texte, pour pouvoir dire à un membre ce qu’il a reçu. La trace de l’envoi reste.",
    },
  },
  messageLinks: {
    name: {
      sv: "Engångslänkar i sparade meddelanden",
      en: "One-time links in kept messages",
      fr: "Liens à usage unique dans les messages conservés",
    },
    why: {
      sv: "Tas bort så fort meddelandet är överlämnat för leverans. Går det inte att lämna över tas de bort efter en dag.",
      en: "Removed as soon as the message is handed over for delivery, or after a day if it cannot be.",
      fr: "Supprimés dès que le message est remis pour envoi, ou après un jour s’il ne peut pas l’être.",
    },
  },
} as const satisfies RetentionWords<typeof lettersRetention>;
