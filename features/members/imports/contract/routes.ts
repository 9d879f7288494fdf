import { merchants, type Route } from "#packages/contract/endpoint.ts";

export const importsRoutes = {
  listImports: { method: "GET", path: "/merchant/imports", access: merchants, key: "withheld" },
  /** Opens an import for a file's rows, or goes on with the one that waits for the rest of them. */
  startImport: { method: "POST", path: "/merchant/imports", access: merchants, key: "withheld" },
  getImport: { method: "GET", path: "/merchant/imports/:id", access: merchants, key: "withheld", thing: "import" },
  /** The same rows again change nothing. */
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
  /** The rows that cannot be taken in, as they were, and why: to be mended and given again. */
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
