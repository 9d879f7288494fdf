import type { CompanyStanding } from "#features/billing/subscriptions/domain/subscription.ts";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { call } from "#packages/web/backoffice/session/api.ts";

export type CompanyFilters = { q?: string; sort?: string; standing?: CompanyStanding };

export const useCompanyList = (filters: CompanyFilters) =>
  usePagedList({
    name: "companies",
    filters,
    fetch: (pageQuery, signal) => call("listCompanies", { query: { ...filters, ...pageQuery } }, { signal }),
  });

export const bringCompanies = (query: CompanyFilters) => call("exportCompanies", { query });
