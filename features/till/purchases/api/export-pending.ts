import { sql } from "kysely";
import { sortedPage } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { pendingColumns } from "../contract/columns.ts";
import { pendingWords } from "../i18n/column-words.ts";
import { pendingOf, pendingOrder, selectPending } from "./list-pending.ts";

/** Exports the pending purchases with the filters and order of the list. Refuses INVALID_INPUT for an unknown order. */
export async function exportPendingPurchases(
  services: Services,
  call: Call<"exportPendingPurchases">,
): Promise<Download> {
  const { chain, actor, query } = call;
  const { q: searched, pointOfSaleId } = query;
  const order = pendingOrder(actor, query.sort);
  return listCsv(services, call, {
    list: "pendingPurchases",
    filters: { pointOfSaleId, searched: Boolean(searched) },
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => {
        const list = selectPending(q, call);
        return [sortedPage(list, order, sql.ref("waiting.id"), { after, skip: 0 }).limit(size)];
      });
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    columns: pendingColumns,
    words: pendingWords,
    rowOf: pendingOf,
    cells: {},
  });
}
