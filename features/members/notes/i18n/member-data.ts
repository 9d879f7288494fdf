import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const notesDataWords = {
  notes: {
    title: { sv: "Personalens anteckningar", en: "Notes by staff", fr: "Notes du personnel" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      text: { sv: "Text", en: "Text", fr: "Texte" },
      editedAt: { sv: "Ändrad", en: "Edited", fr: "Modifiée" },
      pinned: { sv: "Visas i kassan", en: "Shown at the till", fr: "Affichée en caisse" },
    },
  },
} as const satisfies MemberDataWords;
