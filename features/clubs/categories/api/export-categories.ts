import { numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { categoryWords } from "../i18n/column-words.ts";
import { selectCategories } from "./queries.ts";

/** Exports the club's categories with their number of purchases. They are few, so one read loads all. */
export async function exportCategories(services: Services, call: Call<"exportCategories">): Promise<Download> {
  const [rows] = await services.db.read(call.chain.id, (q) => [selectCategories(q)]);
  return csvOf(services, call, {
    list: "categories",
    read: async (after) => (after ? [] : rows),
    cursorOf: (row) => [row.id],
    words: categoryWords,
    cells: {
      name: (row) => textCell(row.name),
      purchases: (row) => numberCell(row.purchases),
    },
  });
}
