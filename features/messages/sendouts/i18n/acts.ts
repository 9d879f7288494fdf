import type { ActWords } from "#packages/i18n/act-words.ts";
import type { sendoutsActs } from "../domain/acts.ts";

export const sendoutsActWords = {
  "create-sendout": {
    sv: "Skapade utskicket <thing>{name}</thing>",
    en: "Created the sendout <thing>{name}</thing>",
    fr: "A créé l’envoi <thing>{name}</thing>",
  },
  "update-sendout": {
    sv: "Ändrade utskicket <thing>{name}</thing>",
    en: "Changed the sendout <thing>{name}</thing>",
    fr: "A modifié l’envoi <thing>{name}</thing>",
  },
  "remove-sendout": {
    sv: "Tog bort utkastet till utskicket <thing>{name}</thing>",
    en: "Removed the draft of the sendout <thing>{name}</thing>",
    fr: "A supprimé le brouillon de l’envoi <thing>{name}</thing>",
  },
  "start-sendout": {
    sv: "Startade utskicket <thing>{name}</thing>",
    en: "Started the sendout <thing>{name}</thing>",
    fr: "A lancé l’envoi <thing>{name}</thing>",
  },
  "approve-sendout": {
    sv: "Godkände utskicket <thing>{name}</thing>",
    en: "Approved the sendout <thing>{name}</thing>",
    fr: "A approuvé l’envoi <thing>{name}</thing>",
  },
  "draw-back-sendout": {
    sv: "Gjorde utskicket <thing>{name}</thing> till ett utkast igen",
    en: "Made the sendout <thing>{name}</thing> a draft again",
    fr: "A remis l’envoi <thing>{name}</thing> en brouillon",
  },
  "pause-sendout": {
    sv: "Pausade utskicket <thing>{name}</thing>",
    en: "Paused the sendout <thing>{name}</thing>",
    fr: "A mis en pause l’envoi <thing>{name}</thing>",
  },
  "resume-sendout": {
    sv: "Fortsatte utskicket <thing>{name}</thing>",
    en: "Resumed the sendout <thing>{name}</thing>",
    fr: "A repris l’envoi <thing>{name}</thing>",
  },
  "cancel-sendout": {
    sv: "Avbröt utskicket <thing>{name}</thing>",
    en: "Cancelled the sendout <thing>{name}</thing>",
    fr: "A annulé l’envoi <thing>{name}</thing>",
  },
  "test-sendout": {
    sv: "Skickade ett test av utskicket <thing>{name}</thing> till sig",
    en: "Sent themselves a test of the sendout <thing>{name}</thing>",
    fr: "S’est envoyé un test de l’envoi <thing>{name}</thing>",
  },
  "set-sendout-rules": {
    sv: "Ändrade reglerna för utskick",
    en: "Changed the rules for sendouts",
    fr: "A modifié les règles des envois",
  },
} as const satisfies ActWords<typeof sendoutsActs>;
