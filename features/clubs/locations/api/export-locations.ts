import { textCell } from "#packages/domain/csv/csv-cells.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectOwnLocations } from "./queries.ts";

/** The points of sale that the reader works at as a file, by name. They are few: one read brings them all. */
export async function exportLocations(services: Services, call: Call<"exportLocations">): Promise<Download> {
  const { chain, actor, query } = call;
  const [rows] = await services.db.read(chain.id, (q) => [selectOwnLocations(q, actor.locationIds)]);
  return csvOf(services, call, {
    list: "locations",
    read: async (after) => (after ? [] : asShown(rows, query)),
    cursorOf: (row) => [row.id],
    cells: {
      name: (row) => textCell(row.name),
      shownName: (row) => textCell(row.commercial_name),
      street: (row) => textCell(row.street),
      zipCode: (row) => textCell(row.zip_code),
      city: (row) => textCell(row.city),
      phone: (row) => textCell(row.phone),
      email: (row) => textCell(row.email),
      website: (row) => textCell(row.website),
      subpage: (row) => textCell(row.subpage),
    },
  });
}
