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
    codes: {
      "add-note": { sv: "Skrev en anteckning", en: "Wrote a note", fr: "A écrit une note" },
      "edit-note": { sv: "Ändrade en anteckning", en: "Edited a note", fr: "A modifié une note" },
      "remove-note": { sv: "Tog bort en anteckning", en: "Removed a note", fr: "A supprimé une note" },
      "pin-note": { sv: "Fäste en anteckning", en: "Pinned a note", fr: "A affiché une note en caisse" },
      "unpin-note": { sv: "Lossade en anteckning", en: "Unpinned a note", fr: "A retiré une note de la caisse" },
    },
  },
} as const satisfies MemberDataWords;
