import { fr as office } from "#features/messages/sendouts/i18n/backoffice/fr.ts";
import { fr as outbox } from "#features/platform/outbox/i18n/backoffice/fr.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
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
      fileName: "envois",
      columns: {
        id: "Envoi",
        name: "Nom",
        state: "État",
        automatic: "Automatique",
        media: "Envoyé par",
        selection: "À",
        campaign: "Campagne",
        planned: "Programmé pour",
        started: "Commencé",
        done: "Terminé",
        smsSelected: "SMS, choisis",
        smsSent: "SMS, envoyés",
        smsDelivered: "SMS, remis",
        smsUndelivered: "SMS, non remis",
        smsClicked: "SMS, lien ouvert",
        smsFailed: "SMS, en échec",
        smsSkipped: "SMS, non envoyés",
        smsHeldOut: "SMS, laissés de côté",
        smsUnsubscribed: "SMS, désabonnés",
        smsCredits: "SMS, crédits",
        emailSelected: "E-mail, choisis",
        emailSent: "E-mail, envoyés",
        emailDelivered: "E-mail, remis",
        emailBounced: "E-mail, rejetés",
        emailClicked: "E-mail, lien ouvert",
        emailFailed: "E-mail, en échec",
        emailSkipped: "E-mail, non envoyés",
        emailHeldOut: "E-mail, laissés de côté",
        emailUnsubscribed: "E-mail, désabonnés",
        createdBy: "Créé par",
      },
    },
    sendoutRecipients: {
      fileName: "destinataires",
      columns: {
        membershipId: "Numéro de membre",
        member: "Membre",
        medium: "Envoyé par",
        state: "État",
        reason: "Motif",
        sent: "Envoyé",
        report: "Détail",
        undelivered: "Motif de non-remise",
        opened: "Lien ouvert",
      },
    },
    selections: {
      fileName: "sélections",
      columns: {
        name: "Nom",
        who: "Qui en fait partie",
        campaigns: "Campagnes",
        changed: "Modifiée",
      },
    },
  },
};
