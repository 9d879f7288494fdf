import { textCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { selectLocationNames } from "#packages/server/db/names.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { asShown, listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { staffColumns } from "../contract/columns.ts";
import { staffWords } from "../i18n/column-words.ts";
import { selectStaff } from "./queries.ts";
import { isSeenBy, staffMemberOf } from "./staff-member.ts";

/** Exports the staff that the reader sees. They are few, so one read loads all. */
export async function exportStaff(services: Services, call: Call<"exportStaff">): Promise<Download> {
  const { chain, actor, language, query } = call;
  const { everywhere, roles } = exportPhrases[language].words;
  const [rows, locations] = await services.db.read(chain.id, (q) => [selectStaff(q, chain), selectLocationNames(q)]);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const seen = rows.filter((row) => isSeenBy(actor, row));
  return listCsv(services, call, {
    list: "staff",
    read: async (after) => (after ? [] : asShown(seen, query)),
    cursorOf: (row) => [row.id],
    columns: staffColumns,
    words: staffWords,
    rowOf: (row) => staffMemberOf(row, actor),
    cells: {
      role: (row) => roles[row.role],
      places: (row) =>
        row.location_ids.length === 0
          ? everywhere
          : textCell(row.location_ids.flatMap((id) => names.get(id) ?? []).join(", ")),
    },
  });
}
