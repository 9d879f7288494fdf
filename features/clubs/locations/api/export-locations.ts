import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { locationColumns } from "../contract/columns.ts";
import { locationWords } from "../i18n/column-words.ts";
import { pointOfSaleOf, selectOwnLocations } from "./queries.ts";

/** Exports the reader's points of sale by name. They are few, so one read loads all. */
export async function exportLocations(services: Services, call: Call<"exportLocations">): Promise<Download> {
  const { chain, actor, query } = call;
  const [rows] = await services.db.read(chain.id, (q) => [selectOwnLocations(q, actor.locationIds)]);
  return listCsv(services, call, {
    list: "locations",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    columns: locationColumns,
    words: locationWords,
    rowOf: pointOfSaleOf,
    cells: {},
  });
}
