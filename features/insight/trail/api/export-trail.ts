import { momentCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { selectLocationNames } from "#packages/server/db/names.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { trailWords } from "../i18n/column-words.ts";
import { trailSentences } from "../i18n/trail-phrases.ts";
import { entryOf } from "./entry-shape.ts";
import { readWanted } from "./list-trail.ts";
import { selectTrail } from "./queries.ts";

/** Exports the trail as a file with the list's filters, newest first, in the screen's sentences. */
export async function exportTrail(services: Services, call: Call<"exportTrail">): Promise<Download> {
  const { chain, query, language } = call;
  const { q: searched, ...filters } = query;
  const criteria = await readWanted(services, call, query);
  const [locations] = await services.db.read(chain.id, (q) => [selectLocationNames(q)]);
  const words = trailSentences(language, new Map(locations.map(({ id, name }) => [String(id), name])));
  return csvOf(services, call, {
    list: "trail",
    words: trailWords,
    filters: { ...filters, searched: Boolean(searched) },
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => [selectTrail(q, criteria, after, size - 1)]);
      return rows.map((row) => ({ ...entryOf(row), moment: row.at }));
    },
    cursorOf: (row) => [row.at, row.id],
    cells: {
      date: (row) => momentCell(row.moment, chain.timeZone),
      by: (row) => textCell(words.person(row)),
      what: (row) => textCell(words.sentence(row)),
      changes: (row) => textCell(words.changes(row)),
    },
  });
}
