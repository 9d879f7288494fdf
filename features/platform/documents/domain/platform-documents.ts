/**
 * The platform's own documents, and the day of the text that the product comes with: the first version anybody reads. Another
 * text, be it only better worded, is of another day: whoever accepted a version accepted those words.
 */
export const platformDocuments = {
  TERMS_OF_SERVICE: "2026-11-28",
  PRIVACY_POLICY: "2026-11-28",
  DATA_PROCESSING_AGREEMENT: "2026-11-28",
} as const;

export type PlatformDocument = keyof typeof platformDocuments;
export const platformDocumentNames = ["TERMS_OF_SERVICE", "PRIVACY_POLICY", "DATA_PROCESSING_AGREEMENT"] as const;

/** What a company is bound by, accepted by the merchant who opens it. Spec §5. */
export const companyDocuments = ["TERMS_OF_SERVICE", "DATA_PROCESSING_AGREEMENT"] as const;
export type CompanyDocument = (typeof companyDocuments)[number];
