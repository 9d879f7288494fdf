import { numberCell, textCell } from "@stammis/domain/csv/csv-cells";
import type { Call, Download } from "../../request/call.ts";
import { csvOf } from "../../request/csv.ts";
import type { Services } from "../../request/services.ts";
import { selectCategories } from "./queries.ts";

/** The club's categories as a file, each with the purchases that bear it. They are few: one read brings them all. */
export async function exportCategories(services: Services, call: Call<"exportCategories">): Promise<Download> {
  const [rows] = await services.db.read(call.chain.id, (q) => [selectCategories(q)]);
  return csvOf(services, call, {
    list: "categories",
    read: async (after) => (after ? [] : rows),
    cursorOf: (row) => [row.id],
    cells: {
      name: (row) => textCell(row.name),
      purchases: (row) => numberCell(row.purchases),
    },
  });
}
