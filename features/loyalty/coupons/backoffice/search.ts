import { filterFields, listSearch, lookFields } from "#packages/web/backoffice/list-address/list-search.ts";
import { couponFilters } from "../contract/filters.ts";

export const readCouponSearch = listSearch({ ...filterFields(couponFilters), ...lookFields });
