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
} as const;
