import { type PlatformDocument, platformDocumentNames } from "../../domain/platform-documents.ts";

/** Returns a document's name in addresses: `terms-of-service`. */
export const slugOf = (document: PlatformDocument) => document.toLowerCase().replaceAll("_", "-");

/** Returns the document of an address. */
export const documentNamed = (slug: string | undefined) => platformDocumentNames.find((each) => slugOf(each) === slug);
