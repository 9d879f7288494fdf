import { companyStandings } from "#features/billing/subscriptions/domain/subscription.ts";
import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readCompanySearch = listSearch({ standing: oneOf(companyStandings) });
