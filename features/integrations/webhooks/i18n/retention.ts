import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { webhooksRetention } from "../domain/retention.ts";

export const webhooksRetentionWords = {
  webhookEvents: {
    name: {
      sv: "Händelser till kopplade program",
      en: "Events for connected programs",
      fr: "Événements pour les programmes connectés",
    },
    why: {
      sv: "Så länge går det att skicka dem igen.",
      en: "Until then they can be sent again.",
      fr: "Ils peuvent être renvoyés pendant ce temps.",
    },
  },
} as const satisfies RetentionWords<typeof webhooksRetention>;
