import type { FileWords } from "#packages/i18n/list-words.ts";
import type { stampCardColumns } from "../contract/columns.ts";

export const stampCardWords = {
  fileName: { sv: "stämpelkortens lista", en: "list of stamp cards", fr: "liste des cartes à tampons" },
  columns: {
    id: { sv: "Stämpelkort", en: "Stamp card", fr: "Carte à tampons" },
    name: { sv: "Stämpelkort", en: "Stamp card", fr: "Carte à tampons", file: { sv: "Namn", en: "Name", fr: "Nom" } },
    title: { sv: "Rubrik", en: "Title", fr: "Titre" },
    status: { sv: "Läge", en: "Status", fr: "État" },
    stamps: { sv: "Stämplar", en: "Stamps", fr: "Tampons" },
    months: { sv: "Gäller, månader", en: "Valid, months", fr: "Validité, mois" },
    reward: {
      sv: "Belöningen",
      en: "The reward",
      fr: "La récompense",
      file: { sv: "Belöning", en: "Reward", fr: "Récompense" },
    },
    rewardDays: { sv: "Belöningen gäller, dagar", en: "Reward valid, days", fr: "Validité de la récompense, jours" },
    collecting: {
      sv: "Pågående",
      en: "Collecting",
      fr: "En cours",
      file: { sv: "Samlar nu", en: "Collecting now", fr: "En cours" },
    },
    completed: { sv: "Fyllda", en: "Filled", fr: "Complétées", file: { sv: "Fyllda", en: "Full", fr: "Remplies" } },
    rewardsUsed: {
      sv: "Inlösta",
      en: "Collected",
      fr: "Utilisées",
      file: { sv: "Inlösta belöningar", en: "Rewards used", fr: "Récompenses utilisées" },
    },
    actions: { sv: "Åtgärder", en: "Actions", fr: "Actions" },
  },
} as const satisfies FileWords<typeof stampCardColumns>;
