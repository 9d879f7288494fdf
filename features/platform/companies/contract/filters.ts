import { companyStandings } from "#features/billing/subscriptions/domain/subscription.ts";
import type { ListFilters } from "#packages/domain/list-filters.ts";

export const companyFilters = { standing: companyStandings } as const satisfies ListFilters;
