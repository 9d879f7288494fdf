import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { devicesRetention } from "../domain/retention.ts";

export const devicesRetentionWords = {
  wrongPins: {
    name: { sv: "Felaktiga koder i kassan", en: "Wrong codes at the till", fr: "Codes erronés à la caisse" },
    why: {
      sv: "Så att den som gissar sig fram stängs ute.",
      en: "So that anyone who keeps guessing is locked out.",
      fr: "Pour bloquer toute personne qui essaie des codes au hasard.",
    },
  },
} as const satisfies RetentionWords<typeof devicesRetention>;
