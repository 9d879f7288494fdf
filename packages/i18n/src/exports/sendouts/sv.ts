import { sv as outbox } from "../../backoffice/outbox/sv.ts";
import { sv as office } from "../../backoffice/sendouts/sv.ts";

/** Sendouts and their recipients as files, in the words of their screens. */
export const sv = {
  words: {
    forAll: office.forAll,
    hasLeft: office.hasLeft,
    media: office.media,
    states: office.states,
    recipientStates: office.recipientStates,
    recipientReasons: office.recipientReasons,
    reports: office.reports,
    undelivered: outbox.undelivered,
  },
  lists: {
    sendouts: {
      fileName: "utskick",
      columns: {
        id: "Utskick",
        name: "Namn",
        state: "Läge",
        automatic: "Automatiskt",
        media: "Skickas med",
        selection: "Till",
        campaign: "Kampanj",
        planned: "Planerat till",
        started: "Startat",
        done: "Klart",
        smsSelected: "Sms, valda",
        smsSent: "Sms, skickade",
        smsDelivered: "Sms, framme",
        smsUndelivered: "Sms, kom inte fram",
        smsClicked: "Sms, öppnade länken",
        smsFailed: "Sms, misslyckade",
        smsSkipped: "Sms, överhoppade",
        smsHeldOut: "Sms, jämförelse",
        emailSelected: "E-post, valda",
        emailSent: "E-post, skickade",
        emailDelivered: "E-post, framme",
        emailBounced: "E-post, studsade",
        emailClicked: "E-post, öppnade länken",
        emailFailed: "E-post, misslyckade",
        emailSkipped: "E-post, överhoppade",
        emailHeldOut: "E-post, jämförelse",
        createdBy: "Skapat av",
      },
    },
    sendoutRecipients: {
      fileName: "mottagare",
      columns: {
        member: "Medlem",
        medium: "Skickas med",
        state: "Läge",
        reason: "Varför inte",
        sent: "Skickat",
        report: "Vad som hände",
        undelivered: "Varför det inte kom fram",
        opened: "Öppnade länken",
      },
    },
    selections: {
      fileName: "urval",
      columns: {
        name: "Namn",
        who: "Vilka som omfattas",
        campaigns: "Kampanjer",
        changed: "Ändrat",
      },
    },
  },
} as const;
