import { admins, anyAccount, type Route } from "#packages/contract/endpoint.ts";

/** The legal customer: the platform's view of them all, and a merchant's of their own. */
export const companiesRoutes = {
  listCompanies: { method: "GET", path: "/admin/companies", access: admins },
  exportCompanies: { method: "GET", path: "/admin/companies/export", access: admins, download: "text/csv" },
  getCompany: { method: "GET", path: "/merchant/companies/:id", access: anyAccount, thing: null, support: "open" },
  /** What the company is bound by, and who accepted it. */
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
