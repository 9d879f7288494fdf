import type { FileWords } from "#packages/i18n/list-words.ts";

export const trailWords = {
  fileName: { sv: "händelser", en: "trail", fr: "journal" },
  columns: {
    date: { sv: "Tid", en: "Time", fr: "Date" },
    by: { sv: "Vem", en: "Who", fr: "Qui" },
    what: { sv: "Vad", en: "What", fr: "Action" },
    changes: { sv: "Ändringar", en: "Changes", fr: "Modifications" },
  },
} as const satisfies FileWords;
