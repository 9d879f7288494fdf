import { admins, anyAccount, anyone, type Route } from "#packages/contract/endpoint.ts";

/** The platform's own terms, privacy policy and data processing agreement. */
export const documentsRoutes = {
  /** A version as it is read; without `version` the one that holds today. */
  readDocument: { method: "GET", path: "/platform/documents/:document", access: anyone },
  listDocuments: { method: "GET", path: "/admin/documents", access: admins },
  /** As it is written: what will be published next, beside what was. */
  getDocument: { method: "GET", path: "/admin/documents/:document", access: admins },
  saveDocumentDraft: { method: "PUT", path: "/admin/documents/:document/draft", access: admins },
  publishDocument: { method: "POST", path: "/admin/documents/:document/versions", access: admins },
  /** Takes back one that does not hold yet and that nobody has accepted. */
  withdrawDocumentVersion: { method: "DELETE", path: "/admin/documents/:document/versions/:version", access: admins },
  /** Every company that has been opened, with what it accepted last. */
  listDocumentAcceptances: { method: "GET", path: "/admin/documents/:document/acceptances", access: admins },
  exportDocumentAcceptances: {
    method: "GET",
    path: "/admin/documents/:document/acceptances/export",
    access: admins,
    download: "text/csv",
  },
  /** What the companies that one speaks for are asked to accept anew. */
  listAskedDocuments: { method: "GET", path: "/merchant/documents", access: anyAccount },
} as const satisfies Record<string, Route>;
