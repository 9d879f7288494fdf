import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const trailDataWords = {
  acts: {
    title: { sv: "Vad personalen har gjort", en: "What staff did", fr: "Ce qu’a fait le personnel" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      act: { sv: "Vad", en: "What", fr: "Action" },
      detail: { sv: "Mer om det", en: "More about it", fr: "Détails" },
    },
  },
} as const satisfies MemberDataWords;
