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
};
