import { amountCell, momentCell, numberCell, textCell } from "@stammis/domain/csv/csv-cells";
import type { Call, Download } from "../../request/call.ts";
import { csvOf } from "../../request/csv.ts";
import type { Services } from "../../request/services.ts";
import { olderPending, selectPending } from "./list-pending.ts";

/** What waits for customers who have not joined, as a file, the latest first. */
export async function exportPendingPurchases(
  services: Services,
  call: Call<"exportPendingPurchases">,
): Promise<Download> {
  const { chain, actor, day } = call;
  return csvOf(services, call, {
    list: "pendingPurchases",
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => {
        const page = selectPending(q, actor.locationIds, day.today).limit(size);
        return [after ? page.where(olderPending(after)) : page];
      });
      return rows;
    },
    cursorOf: (row) => [row.id],
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
