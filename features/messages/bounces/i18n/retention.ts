import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { bouncesRetention } from "../domain/retention.ts";

export const bouncesRetentionWords = {
  earlySmsReports: {
    name: { sv: "Leveransrapporter om sms", en: "SMS delivery reports", fr: "Rapports de remise des SMS" },
    why: {
      sv: "De som kommer innan vi vet vilket meddelande de gäller.",
      en: "Reports that arrive before we know which message they are about.",
      fr: "Ceux qui arrivent avant que l’on sache quel message ils concernent.",
    },
  },
} as const satisfies RetentionWords<typeof bouncesRetention>;
