import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { companiesRoutes } from "../contract/routes.ts";
import { acceptCompanyDocument, listCompanyDocuments } from "./company-documents.ts";
import { exportCompanies } from "./export-companies.ts";
import { listCompanies } from "./list-companies.ts";
import { getCompany, updateCompany } from "./update-company.ts";

export const companiesHandlers = (services: Services): Handlers<typeof companiesRoutes> => ({
  listCompanies: (call) => listCompanies(services, call),
  exportCompanies: (call) => exportCompanies(services, call),
  getCompany: (call) => getCompany(services, call),
  listCompanyDocuments: (call) => listCompanyDocuments(services, call),
  acceptCompanyDocument: (call) => acceptCompanyDocument(services, call),
  updateCompany: (call) => updateCompany(services, call),
});
