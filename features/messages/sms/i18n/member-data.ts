import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const smsDataWords = {
  smsReplies: {
    title: { sv: "Svar på sms", en: "Replies to SMS", fr: "Réponses aux SMS" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      text: { sv: "Text", en: "Text", fr: "Texte" },
      status: { sv: "Läge", en: "Status", fr: "État" },
      handledAt: { sv: "Hanterat", en: "Handled", fr: "Traitée" },
    },
    codes: {
      "handle-sms-reply": { sv: "Läste ett sms-svar", en: "Handled an SMS reply", fr: "A traité une réponse SMS" },
      "turn-off-sms": {
        sv: "Stängde av sms efter ett svar",
        en: "Turned off SMS after a reply",
        fr: "A arrêté les SMS après une réponse",
      },
      UNREAD: { sv: "Oläst", en: "Unread", fr: "Non lue" },
      HANDLED: { sv: "Hanterat", en: "Handled", fr: "Traitée" },
      SMS_OFF: { sv: "Sms stängdes av", en: "SMS turned off", fr: "SMS arrêtés" },
    },
  },
} as const satisfies MemberDataWords;
