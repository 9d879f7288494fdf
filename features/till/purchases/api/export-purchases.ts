import { sql } from "kysely";
import { exportWords } from "#features/messages/sendouts/i18n/export-words.ts";
import { textCell } from "#packages/domain/csv/csv-cells.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { purchaseColumns } from "../contract/columns.ts";
import { purchaseWords } from "../i18n/column-words.ts";
import { readWanted, rowOf } from "./list-purchases.ts";
import { isSortedAmongNewest, isWanted, purchaseSorts } from "./list-queries.ts";
import { selectPurchasesForStaff } from "./queries.ts";

/**
 * Exports the purchases with the filters and order of the list. The screen sorts by name within the
 * newest thousand only; the file then lists all purchases by date. Refuses INVALID_INPUT.
 */
export async function exportPurchases(services: Services, call: Call<"exportPurchases">): Promise<Download> {
  const { chain, actor, language } = call;
  const { hasLeft } = exportWords[language];
  const { sort = "date", ...filters } = call.query;
  const criteria = await readWanted(services, filters, call);
  const sorting = sortingOf(purchaseSorts, isSortedAmongNewest(sort) ? "date" : sort, actor);
  const { q: searched, ...loggedFilters } = filters;
  return listCsv(services, call, {
    list: "purchases",
    filters: { ...loggedFilters, searched: Boolean(searched) },
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => {
        const list = selectPurchasesForStaff(q).where(isWanted(criteria));
        return [sortedPage(list, sorting, sql.ref("purchase.id"), { after, skip: 0 }).limit(size)];
      });
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    columns: purchaseColumns,
    words: purchaseWords,
    rowOf,
    cells: {
      member: (row) => (row.left ? hasLeft : textCell(`${row.first_name} ${row.last_name}`.trim())),
      confirmedBy: (row) => textCell(row.confirmed_by),
    },
  });
}
