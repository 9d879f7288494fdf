/** The platform's own documents, and since when each reads as it does: whoever accepts one accepts that version. */
export const platformDocuments = {
  TERMS_OF_SERVICE: "2026-11-23",
  PRIVACY_POLICY: "2026-11-23",
  DATA_PROCESSING_AGREEMENT: "2026-11-22",
} as const;

export type PlatformDocument = keyof typeof platformDocuments;

/** What a company is bound by, accepted by the merchant who opens it. Spec §5. */
export const companyDocuments = ["TERMS_OF_SERVICE", "DATA_PROCESSING_AGREEMENT"] as const;
