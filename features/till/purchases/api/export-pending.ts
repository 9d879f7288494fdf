import { sql } from "kysely";
import { amountCell, momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { sortedPage } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { pendingOrder, selectPending } from "./list-pending.ts";

/** What waits for customers who have not joined, as a file, narrowed and in order as the list is. Refuses INVALID_INPUT for an order that is none. */
export async function exportPendingPurchases(
  services: Services,
  call: Call<"exportPendingPurchases">,
): Promise<Download> {
  const { chain, actor, query } = call;
  const { q: searched, pointOfSaleId } = query;
  const order = pendingOrder(actor, query.sort);
  return csvOf(services, call, {
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
    cells: {
      date: (row) => momentCell(row.purchased_at, chain.timeZone),
      email: (row) => textCell(row.email),
      phone: (row) => textCell(row.phone),
      location: (row) => textCell(row.location),
      cashier: (row) => textCell(row.cashier),
      amount: (row) => amountCell(row.amount_ore),
      points: (row) => numberCell(row.points ?? 0),
      stamps: (row) => numberCell(row.stamps),
      waitsThrough: (row) => row.waits_through.toString(),
    },
  });
}
