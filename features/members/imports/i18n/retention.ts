import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { importsRetention } from "../domain/retention.ts";

export const importsRetentionWords = {
  importedRows: {
    name: { sv: "Rader i importerade listor", en: "Rows of imported lists", fr: "Lignes des listes importées" },
    why: {
      sv: "Så länge går importen att ångra. Att den gjordes, och vad den gav, står kvar.",
      en: "Until then the import can be undone. The import itself stays in the list, with its totals.",
      fr: "L’importation peut être annulée pendant ce temps. L’importation et son résultat restent dans la liste.",
    },
  },
  untakenImports: {
    name: { sv: "Listor som inte blev importerade", en: "Lists that were not imported", fr: "Listes jamais importées" },
    why: {
      sv: "Så länge kan någon göra klart importen.",
      en: "Until then someone can finish the import.",
      fr: "L’importation peut être terminée pendant ce temps.",
    },
  },
} as const satisfies RetentionWords<typeof importsRetention>;
