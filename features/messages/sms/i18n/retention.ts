import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { smsRetention } from "../domain/retention.ts";

export const smsRetentionWords = {
  smsReplies: {
    name: { sv: "Svar på sms", en: "Replies to SMS", fr: "Réponses aux SMS" },
    why: {
      sv: "Så att du kan läsa och svara på det en medlem skriver. Ett svar som stängde av sms sparas som bevis så länge medlemmen är kvar.",
      en: "So that you can read and answer what a member writes. A reply that turned off SMS is evidence and stays as long as the member.",
      fr: "Pour lire ce qu’un membre écrit et lui répondre. Une réponse qui a arrêté les SMS sert de preuve et reste tant que le membre est là.",
    },
  },
  receivedSms: {
    name: { sv: "Att ett sms med STOPP har behandlats", en: "SMS replies saying STOP", fr: "SMS « STOP » traités" },
    why: {
      sv: "Leverantörens nummer på meddelandet, varken telefonnummer eller text, så att samma sms inte behandlas två gånger.",
      en: "Only the provider’s ID of the message, no phone number or text, so that the same SMS is not handled twice.",
      fr: "Le numéro du message chez l’opérateur, ni téléphone ni texte, pour que le même SMS ne soit pas traité deux fois.",
    },
  },
} as const satisfies RetentionWords<typeof smsRetention>;
