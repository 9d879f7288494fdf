import type { companyRoutes } from "@stammis/contract/companies/routes";
import type { Call, Handlers } from "../../request/call.ts";
import { pageOf, placeOf } from "../../request/paging.ts";
import type { Services } from "../../request/services.ts";
import { chainAddress } from "../chains/address.ts";
import { acceptCompanyDocument, listCompanyDocuments } from "./company-documents.ts";
import { countCompanies, selectCompanies } from "./queries.ts";
import { getCompany, updateCompany } from "./update-company.ts";

async function listCompanies({ db, config }: Services, { query }: Call<"listCompanies">) {
  const [rows, [all]] = await db.readAll((q) => [
    selectCompanies(q, query.q, placeOf(query, 1)),
    countCompanies(q, query.q),
  ]);
  const { page, nextCursor } = pageOf(rows, (row) => [row.id]);
  return {
    rows: page.map((row) => ({
      id: row.id,
      name: row.name,
      companyNumber: row.company_number,
      city: row.postal_city,
      trialEndsOn: row.trial_ends_on?.toString() ?? null,
      createdAt: row.created_at.toString(),
      merchants: row.merchants,
      chains: row.chains.map((chain) => ({
        ...chain,
        members: chain.members ?? 0,
        address: chainAddress(config, chain.subdomain),
      })),
    })),
    nextCursor,
    total: all?.count ?? 0,
  };
}

export const companyHandlers = (services: Services): Handlers<typeof companyRoutes> => ({
  listCompanies: (call) => listCompanies(services, call),
  getCompany: (call) => getCompany(services, call),
  listCompanyDocuments: (call) => listCompanyDocuments(services, call),
  acceptCompanyDocument: (call) => acceptCompanyDocument(services, call),
  updateCompany: (call) => updateCompany(services, call),
});
