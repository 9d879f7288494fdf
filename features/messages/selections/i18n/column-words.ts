import type { FileWords } from "#packages/i18n/list-words.ts";
import type { selectionColumns } from "../contract/columns.ts";

export const selectionListWords = {
  fileName: { sv: "urval", en: "selections", fr: "sélections" },
  columns: {
    name: { sv: "Namn", en: "Name", fr: "Nom" },
    who: {
      sv: "Vilka det är",
      en: "Who it is",
      fr: "Membres concernés",
      file: { sv: "Vilka som omfattas", en: "Who is in it", fr: "Qui en fait partie" },
    },
    used: { sv: "Används av", en: "Used by", fr: "Utilisée par" },
    campaigns: { sv: "Kampanjer", en: "Campaigns", fr: "Campagnes" },
    updatedAt: { sv: "Ändrat", en: "Changed", fr: "Modifiée" },
  },
} as const satisfies FileWords<typeof selectionColumns>;
