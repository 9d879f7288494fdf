import { type PlatformDocument, platformDocumentNames } from "../../domain/platform-documents.ts";

/** A document as it is called in addresses: `terms-of-service`. */
export const slugOf = (document: PlatformDocument) => document.toLowerCase().replaceAll("_", "-");

/** The document that an address names. */
export const documentNamed = (slug: string | undefined) => platformDocumentNames.find((each) => slugOf(each) === slug);
