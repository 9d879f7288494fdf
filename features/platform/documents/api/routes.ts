import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { documentsRoutes } from "../contract/routes.ts";
import { exportDocumentAcceptances } from "./export-acceptances.ts";
import { getDocument } from "./get-document.ts";
import { listAskedDocuments, listDocumentAcceptances } from "./list-acceptances.ts";
import { listDocuments } from "./list-documents.ts";
import { publishDocument, withdrawDocumentVersion } from "./publish-document.ts";
import { readDocument } from "./read-document.ts";
import { saveDocumentDraft } from "./save-draft.ts";

export const documentsHandlers = (services: Services): Handlers<typeof documentsRoutes> => ({
  readDocument: (call) => readDocument(services, call),
  listDocuments: (call) => listDocuments(services, call),
  getDocument: (call) => getDocument(services, call),
  saveDocumentDraft: (call) => saveDocumentDraft(services, call),
  publishDocument: (call) => publishDocument(services, call),
  withdrawDocumentVersion: (call) => withdrawDocumentVersion(services, call),
  listDocumentAcceptances: (call) => listDocumentAcceptances(services, call),
  exportDocumentAcceptances: (call) => exportDocumentAcceptances(services, call),
  listAskedDocuments: (call) => listAskedDocuments(services, call),
});
