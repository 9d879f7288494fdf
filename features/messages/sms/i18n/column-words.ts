import type { FileWords } from "#packages/i18n/list-words.ts";

export const smsEntryWords = {
  fileName: { sv: "sms-krediter", en: "sms-credits", fr: "credits-sms" },
  columns: {
    date: { sv: "Tid", en: "Time", fr: "Date" },
    what: { sv: "Vad", en: "What", fr: "Opération" },
    message: { sv: "Meddelande", en: "Message", fr: "Message" },
    sendout: { sv: "Utskick", en: "Sendout", fr: "Envoi" },
    credits: { sv: "Krediter", en: "Credits", fr: "Crédits" },
    available: { sv: "Tillgängliga, ändring", en: "Available, change", fr: "Disponibles, variation" },
    cost: { sv: "Kostnad med moms, kr", en: "Cost incl. VAT, SEK", fr: "Coût TTC, kr" },
    by: { sv: "Av", en: "By", fr: "Par" },
  },
} as const satisfies FileWords;
