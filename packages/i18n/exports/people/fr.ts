import { fr as documents } from "#features/platform/documents/i18n/backoffice/fr.ts";
import { fr as incidents } from "#features/platform/incidents/i18n/backoffice/fr.ts";
import { fr as approvals } from "#features/till/approvals/i18n/backoffice/fr.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  words: {
    document: {
      TERMS_OF_SERVICE: documents.TERMS_OF_SERVICE,
      DATA_PROCESSING_AGREEMENT: documents.DATA_PROCESSING_AGREEMENT,
    },
    states: approvals.states,
    incidentStates: incidents.states,
  },
  lists: {
    acceptances: {
      fileName: "acceptations",
      columns: {
        company: "Entreprise",
        number: "Numéro d’entreprise",
        document: "Contrat",
        version: "Version du",
        by: "Par",
        at: "Accepté",
        waiting: "À accepter, version du",
      },
    },
    approvals: {
      fileName: "approbations",
      columns: {
        asked: "Demandé",
        location: "Point de vente",
        askedBy: "Demandé par",
        amount: "Montant, SEK",
        membershipId: "Numéro de membre",
        member: "Membre",
        state: "État",
        answeredBy: "Répondu par",
        answered: "Répondu",
        reason: "Motif",
      },
    },
    incidents: {
      fileName: "incidents",
      columns: {
        what: "Ce qui s’est passé",
        discovered: "Découvert",
        began: "Début",
        state: "État",
        deadline: "À signaler avant",
        reported: "Signalé",
        reference: "Référence",
        closed: "Clos",
        notReported: "Pourquoi non signalé",
        data: "Données",
        people: "Personnes",
        records: "Enregistrements",
        consequences: "Conséquences",
        measures: "Mesures",
        contact: "Contact",
      },
    },
  },
};
