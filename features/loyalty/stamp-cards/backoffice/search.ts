import { statusFields } from "#features/loyalty/publishing/backoffice/search.ts";
import { listSearch, lookFields } from "#packages/web/backoffice/lib/list-search.ts";

export const readStampCardSearch = listSearch({ ...statusFields, ...lookFields });
