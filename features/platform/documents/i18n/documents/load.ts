import type { Language } from "#packages/domain/translations/languages.ts";
import type { DocumentText } from "../../domain/document-texts.ts";
import type { PlatformDocument } from "../../domain/platform-documents.ts";

type Loader = () => Promise<{ document: DocumentText }>;

/** Each text is a separate chunk. A changed text is a new version: see the domain's platform-documents. */
export const documentTexts: Record<PlatformDocument, Record<Language, Loader>> = {
  TERMS_OF_SERVICE: {
    sv: () => import("./terms-of-service.sv.ts"),
    en: () => import("./terms-of-service.en.ts"),
    fr: () => import("./terms-of-service.fr.ts"),
  },
  PRIVACY_POLICY: {
    sv: () => import("./privacy-policy.sv.ts"),
    en: () => import("./privacy-policy.en.ts"),
    fr: () => import("./privacy-policy.fr.ts"),
  },
  DATA_PROCESSING_AGREEMENT: {
    sv: () => import("./data-processing-agreement.sv.ts"),
    en: () => import("./data-processing-agreement.en.ts"),
    fr: () => import("./data-processing-agreement.fr.ts"),
  },
};
