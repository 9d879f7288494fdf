import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const sendoutsDataWords = {
  sendouts: {
    title: { sv: "Utskick", en: "Sendouts", fr: "Envois" },
    facts: {
      at: { sv: "Tid", en: "Time", fr: "Date" },
      name: { sv: "Namn", en: "Name", fr: "Nom" },
      channel: { sv: "Kanal", en: "Channel", fr: "Canal" },
      status: { sv: "Läge", en: "Status", fr: "État" },
      reason: { sv: "Orsak", en: "Reason", fr: "Motif" },
      clickedAt: { sv: "Länken öppnades", en: "Link opened", fr: "Lien ouvert le" },
    },
    codes: {
      SKIPPED: { sv: "Hoppades över", en: "Skipped", fr: "Non envoyé" },
      HELD_OUT: {
        sv: "Fick det inte, för jämförelse",
        en: "Left out for comparison",
        fr: "Laissé de côté, pour comparaison",
      },
      NO_ADDRESS: { sv: "Saknade adress", en: "Had no address", fr: "Sans adresse" },
      BOUNCED: {
        sv: "Mejl till adressen studsade",
        en: "Email to the address bounced",
        fr: "Les e-mails à cette adresse étaient rejetés",
      },
      NO_CONSENT: { sv: "Hade inte sagt ja", en: "Had not agreed", fr: "N’avait pas donné son accord" },
      NO_CREDITS: { sv: "Krediterna räckte inte", en: "Too few SMS credits", fr: "Pas assez de crédits SMS" },
      CANCELLED: { sv: "Utskicket avbröts", en: "The sendout was cancelled", fr: "L’envoi a été annulé" },
      REFUSED: { sv: "Togs inte emot", en: "Refused", fr: "A été refusé" },
      DEFERRED: {
        sv: "Mejlservern tog inte emot",
        en: "Mail server did not accept it",
        fr: "Le serveur de messagerie ne l’a pas accepté",
      },
    },
  },
} as const satisfies MemberDataWords;
