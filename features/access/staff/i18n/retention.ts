import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { staffRetention } from "../domain/retention.ts";

export const staffRetentionWords = {
  invitations: {
    name: {
      sv: "Inbjudningar till personal som ingen svarat på",
      en: "Unanswered staff invitations",
      fr: "Invitations du personnel restées sans réponse",
    },
    why: { sv: "Räknas från inbjudan.", en: "Counted from the invitation.", fr: "À compter de l’invitation." },
  },
} as const satisfies RetentionWords<typeof staffRetention>;
