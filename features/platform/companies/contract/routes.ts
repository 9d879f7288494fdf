import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** The companies: all for the platform, and their own for a merchant. */
export const companiesRoutes = {
  listCompanies: { method: "GET", path: "/admin/companies", access: admins },
  exportCompanies: { method: "GET", path: "/admin/companies/export", access: admins, download: "text/csv" },
  getCompany: { method: "GET", path: "/merchant/companies/:id", access: anyAccount, thing: null, support: "open" },
  /** The documents a company is bound by, with their acceptances. */
  listCompanyDocuments: {
    method: "GET",
    path: "/merchant/companies/:id/documents",
    access: anyAccount,
    thing: null,
    support: "open",
  },
  acceptCompanyDocument: { method: "POST", path: "/merchant/companies/:id/documents", access: anyAccount, thing: null },
  updateCompany: { method: "PUT", path: "/merchant/companies/:id", access: anyAccount, thing: null },
} as const satisfies Record<string, Route>;
