export const officePages = {
  documents: "/documents",
  writtenDocument: "/documents/$document",
  documentAcceptances: "/documents/$document/acceptances",
  platformTerms: "/terms/service",
  platformPrivacy: "/terms/privacy",
  platformAgreement: "/terms/dpa",
} as const;
