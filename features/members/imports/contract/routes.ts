import { merchants, type Route } from "#packages/contract/endpoint.ts";

export const importsRoutes = {
  listImports: { method: "GET", path: "/merchant/imports", access: merchants, key: "withheld" },
  /** Creates an import for a file's rows, or continues the unfinished upload of the same rows. */
  startImport: { method: "POST", path: "/merchant/imports", access: merchants, key: "withheld" },
  getImport: { method: "GET", path: "/merchant/imports/:id", access: merchants, key: "withheld", thing: "import" },
  /** Stores uploaded rows. Sending the same rows again changes nothing. */
  sendImportRows: {
    method: "PUT",
    path: "/merchant/imports/:id/rows",
    access: merchants,
    key: "withheld",
    thing: "import",
  },
  listImportRows: {
    method: "GET",
    path: "/merchant/imports/:id/rows",
    access: merchants,
    key: "withheld",
    thing: "import",
    support: "withheld",
  },
  /** Exports the rows that cannot be imported, with their reasons, so that they can be corrected and imported again. */
  exportImportRows: {
    method: "GET",
    path: "/merchant/imports/:id/rows/export",
    access: merchants,
    download: "text/csv",
    key: "withheld",
    thing: "import",
  },
  setImportState: {
    method: "PUT",
    path: "/merchant/imports/:id/state",
    access: merchants,
    key: "withheld",
    thing: "import",
  },
  inviteImported: {
    method: "POST",
    path: "/merchant/imports/:id/invitations",
    access: merchants,
    key: "withheld",
    thing: "import",
  },
  removeImport: {
    method: "DELETE",
    path: "/merchant/imports/:id",
    access: merchants,
    key: "withheld",
    thing: "import",
  },
} as const satisfies Record<string, Route>;
