import { admins, type Route } from "../endpoint.ts";

/** The platform's own view of its customers. */
export const companyRoutes = {
  listCompanies: { method: "GET", path: "/admin/companies", access: admins },
  inviteMerchant: { method: "POST", path: "/admin/merchants", access: admins },
} as const satisfies Record<string, Route>;
