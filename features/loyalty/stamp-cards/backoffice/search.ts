import { statusFields } from "#features/loyalty/publishing/backoffice/search.ts";
import { listSearch, lookFields } from "#packages/web/backoffice/list-address/list-search.ts";

export const readStampCardSearch = listSearch({ ...statusFields, ...lookFields });
