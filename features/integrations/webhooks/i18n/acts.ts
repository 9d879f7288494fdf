import type { ActWords } from "#packages/i18n/act-words.ts";
import type { webhooksActs } from "../domain/acts.ts";

export const webhooksActWords = {
  "create-webhook": { sv: "Lade till en webhook", en: "Added a webhook", fr: "A ajouté un webhook" },
  "update-webhook": { sv: "Ändrade en webhook", en: "Changed a webhook", fr: "A modifié un webhook" },
  "remove-webhook": { sv: "Tog bort en webhook", en: "Removed a webhook", fr: "A supprimé un webhook" },
  "renew-webhook-secret": {
    sv: "Förnyade hemligheten för en webhook",
    en: "Renewed a webhook’s secret",
    fr: "A renouvelé le secret d’un webhook",
  },
} as const satisfies ActWords<typeof webhooksActs>;
