import type { CompanyStanding } from "@stammis/domain/billing/subscription";
import { call } from "../../lib/api.ts";
import { usePagedList } from "../../lib/use-paged-list.ts";

export type CompanyFilters = { q?: string; sort?: string; standing?: CompanyStanding };

/** Columns whose latest or most comes first. */
export const fallingSorts = ["created", "members"];
export const companySorts = [...fallingSorts, "company", "city", "trial"];

export const useCompanyList = (filters: CompanyFilters) =>
  usePagedList({
    name: "companies",
    filters,
    fetch: (asked, signal) => call("listCompanies", { query: { ...filters, ...asked } }, { signal }),
  });

export const bringCompanies = (query: CompanyFilters) => call("exportCompanies", { query });
