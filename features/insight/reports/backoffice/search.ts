import * as z from "zod/mini";
import { dayFields, id, listSearch, oneOf, type SearchOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { periodNames } from "../domain/periods.ts";

export const readReportSearch = listSearch({
  period: oneOf(periodNames),
  /** Own days, from `since` to `until`. */
  ...dayFields,
  pointOfSaleId: id,
  /** Months without a purchase after which a member is quiet. */
  quiet: z.pipe(id, z.number().check(z.maximum(24))),
});
export type ReportSearch = SearchOf<typeof readReportSearch>;
