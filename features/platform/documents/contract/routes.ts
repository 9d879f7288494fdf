import { admins, anyAccount, anyone, type Route } from "#packages/contract/endpoint.ts";

/** The platform's terms, privacy policy and data processing agreement. */
export const documentsRoutes = {
  /** Returns a version for readers; without `version` the one in force today. */
  readDocument: { method: "GET", path: "/platform/documents/:document", access: anyone },
  listDocuments: { method: "GET", path: "/admin/documents", access: admins },
  /** Returns the draft together with the published versions. */
  getDocument: { method: "GET", path: "/admin/documents/:document", access: admins },
  saveDocumentDraft: { method: "PUT", path: "/admin/documents/:document/draft", access: admins },
  publishDocument: { method: "POST", path: "/admin/documents/:document/versions", access: admins },
  /** Withdraws a version that is not in force and not accepted yet. */
  withdrawDocumentVersion: { method: "DELETE", path: "/admin/documents/:document/versions/:version", access: admins },
  /** Lists every opened company with its latest acceptance. */
  listDocumentAcceptances: { method: "GET", path: "/admin/documents/:document/acceptances", access: admins },
  exportDocumentAcceptances: {
    method: "GET",
    path: "/admin/documents/:document/acceptances/export",
    access: admins,
    download: "text/csv",
  },
  /** Lists the documents that the account's companies must accept. */
  listAskedDocuments: { method: "GET", path: "/merchant/documents", access: anyAccount },
} as const satisfies Record<string, Route>;
