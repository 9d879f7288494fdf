import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { walletRetention } from "../domain/retention.ts";

export const walletRetentionWords = {
  voidPasses: {
    name: {
      sv: "Telefoner med ett ogiltigt kort",
      en: "Phones with an invalid card",
      fr: "Téléphones avec une carte invalide",
    },
    why: {
      sv: "Räknas från att medlemskapet raderades, så att kortet i telefonens plånbok hinner bli ogiltigt.",
      en: "Counted from when the membership was erased, so that the card in the phone’s wallet has time to become invalid.",
      fr: "À compter de l’effacement de l’adhésion, pour que la carte du téléphone ait le temps de devenir invalide.",
    },
  },
} as const satisfies RetentionWords<typeof walletRetention>;
