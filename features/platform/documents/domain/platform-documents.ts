/**
 * The platform's documents with the day of their shipped text, which is the first version. Any change of the text needs
 * another day, because each acceptance refers to exact words.
 */
export const platformDocuments = {
  TERMS_OF_SERVICE: "2026-11-28",
  PRIVACY_POLICY: "2026-11-28",
  DATA_PROCESSING_AGREEMENT: "2026-11-28",
} as const;

export type PlatformDocument = keyof typeof platformDocuments;
export const platformDocumentNames = ["TERMS_OF_SERVICE", "PRIVACY_POLICY", "DATA_PROCESSING_AGREEMENT"] as const;

/** The documents a company must accept, by the merchant who opens it. Spec §5. */
export const companyDocuments = ["TERMS_OF_SERVICE", "DATA_PROCESSING_AGREEMENT"] as const;
export type CompanyDocument = (typeof companyDocuments)[number];
