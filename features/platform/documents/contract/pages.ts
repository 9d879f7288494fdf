export const officePages = {
  documents: "/documents",
  writtenDocument: "/documents/$id",
  documentAcceptances: "/documents/$id/acceptances",
  platformTerms: "/terms/service",
  platformPrivacy: "/terms/privacy",
  platformAgreement: "/terms/dpa",
} as const;
