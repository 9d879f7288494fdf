import type { ActWords } from "#packages/i18n/act-words.ts";
import type { purchasesActs } from "../domain/acts.ts";

export const purchasesActWords = {
  "withdraw-waiting-purchase": {
    sv: "Drog tillbaka ett väntande köp",
    en: "Withdrew a purchase that was pending",
    fr: "A retiré un achat en attente",
  },
} as const satisfies ActWords<typeof purchasesActs>;
