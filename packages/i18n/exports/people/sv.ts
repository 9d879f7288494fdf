import { sv as documents } from "#features/platform/documents/i18n/backoffice/sv.ts";
import { sv as incidents } from "#features/platform/incidents/i18n/backoffice/sv.ts";
import { sv as approvals } from "#features/till/approvals/i18n/backoffice/sv.ts";

/** Who was asked for something, and what became of it, as files. */
export const sv = {
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
      fileName: "godkännanden av avtal",
      columns: {
        company: "Företag",
        number: "Organisationsnummer",
        document: "Avtal",
        version: "Version från",
        by: "Av",
        at: "Godkänt",
        waiting: "Ska godkänna version från",
      },
    },
    approvals: {
      fileName: "frågor från kassan",
      columns: {
        asked: "Frågade",
        location: "Säljställe",
        askedBy: "Frågade, vem",
        amount: "Belopp, kr",
        membershipId: "Medlemsnummer",
        member: "Medlem",
        state: "Läge",
        answeredBy: "Svarade, vem",
        answered: "Svarade",
        reason: "Anledning",
      },
    },
    incidents: {
      fileName: "incidenter",
      columns: {
        what: "Vad som hände",
        discovered: "Upptäckt",
        began: "Började",
        state: "Läge",
        deadline: "Anmäls senast",
        reported: "Anmäld",
        reference: "Ärendenummer",
        closed: "Avslutad",
        notReported: "Varför den inte anmäldes",
        data: "Uppgifter",
        people: "Personer",
        records: "Poster",
        consequences: "Följder",
        measures: "Åtgärder",
        contact: "Kontakt",
      },
    },
  },
} as const;
