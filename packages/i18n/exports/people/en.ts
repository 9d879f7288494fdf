import { en as documents } from "#features/platform/documents/i18n/backoffice/en.ts";
import { en as incidents } from "#features/platform/incidents/i18n/backoffice/en.ts";
import { en as approvals } from "#features/till/approvals/i18n/backoffice/en.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
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
      fileName: "acceptances",
      columns: {
        company: "Company",
        number: "Company number",
        document: "Agreement",
        version: "Version from",
        by: "By",
        at: "Accepted",
        waiting: "To accept the version from",
      },
    },
    approvals: {
      fileName: "approvals",
      columns: {
        asked: "Asked",
        location: "Point of sale",
        askedBy: "Asked by",
        amount: "Amount, SEK",
        membershipId: "Membership number",
        member: "Member",
        state: "Status",
        answeredBy: "Answered by",
        answered: "Answered",
        reason: "Reason",
      },
    },
    incidents: {
      fileName: "incidents",
      columns: {
        what: "What happened",
        discovered: "Discovered",
        began: "Began",
        state: "Status",
        deadline: "To be reported by",
        reported: "Reported",
        reference: "Reference",
        closed: "Closed",
        notReported: "Why it was not reported",
        data: "Data",
        people: "People",
        records: "Records",
        consequences: "Consequences",
        measures: "Measures",
        contact: "Contact",
      },
    },
  },
};
