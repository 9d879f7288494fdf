import { sql } from "kysely";
import { momentCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { allChains } from "#packages/server/db/database.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvOf } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { incidentWords } from "../i18n/column-words.ts";
import { stateWords } from "../i18n/export-words.ts";
import { listedOf } from "./incident-shape.ts";
import { incidentSorts, selectWantedIncidents } from "./queries.ts";

/**
 * Exports the company's log of incidents as listed, with everything an authority may request. Refuses INVALID_INPUT.
 */
export async function exportIncidents(services: Services, call: Call<"exportIncidents">): Promise<Download> {
  const { chain, actor, language, query, realNow } = call;
  const sorting = sortingOf(incidentSorts, query.sort ?? "discovered", actor);
  const incidentStates = stateWords[language];
  const zone = chain.timeZone;
  return csvOf(services, call, {
    list: "incidents",
    words: incidentWords,
    filters: { searched: Boolean(query.q), ...(query.state && { state: query.state }) },
    read: async (after, size) => {
      const place = { after, skip: 0 };
      const [rows] = await services.db.read(allChains, (q) => [
        sortedPage(selectWantedIncidents(q, chain.companyId, query), sorting, sql.ref("id"), place).limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    cells: {
      what: (row) => textCell(row.what),
      discovered: (row) => momentCell(row.discovered_at, zone),
      began: (row) => momentCell(row.began_at, zone),
      state: (row) => incidentStates[listedOf(row, realNow).state],
      deadline: (row) => momentCell(Temporal.Instant.from(listedOf(row, realNow).clock.deadline), zone),
      reported: (row) => momentCell(row.reported_at, zone),
      reference: (row) => textCell(row.reference),
      closed: (row) => momentCell(row.closed_at, zone),
      notReported: (row) => textCell(row.not_reported_reason),
      data: (row) => textCell(row.data_categories),
      people: (row) => numberCell(row.people_count),
      records: (row) => numberCell(row.record_count),
      consequences: (row) => textCell(row.consequences),
      measures: (row) => textCell(row.measures),
      contact: (row) => textCell(row.contact),
    },
  });
}
