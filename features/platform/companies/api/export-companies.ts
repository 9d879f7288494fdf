import { sql } from "kysely";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { textCell } from "#packages/domain/csv/csv-cells.ts";
import { allChains } from "#packages/server/db/database.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { platformListCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { companyColumns } from "../contract/columns.ts";
import { companyWords } from "../i18n/column-words.ts";
import { standings } from "../i18n/export-words.ts";
import { companyRowOf } from "./list-companies.ts";
import { companySorts, findStanding, selectListed, stateOf } from "./list-queries.ts";

/** Exports the platform's customers as a file, searched and sorted as in the list. Refuses INVALID_INPUT. */
export async function exportCompanies(services: Services, call: Call<"exportCompanies">): Promise<Download> {
  const { actor, language, query, realNow } = call;
  const sorting = sortingOf(companySorts, query.sort ?? "created", actor);
  const today = platformToday(realNow);
  const ids = await findStanding(services, query, today);
  const words = standings[language];
  return platformListCsv(services, call, {
    list: "companies",
    filters: { searched: Boolean(query.q), ...(query.standing && { standing: query.standing }) },
    read: async (after, size) => {
      const [rows] = await services.db.read(allChains, (q) => [
        sortedPage(selectListed(q, { q: query.q, ids, today }), sorting, sql.ref("company.id"), {
          after,
          skip: 0,
        }).limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    columns: companyColumns,
    words: companyWords,
    rowOf: (row) => companyRowOf(row, today, services.config),
    cells: { state: (row) => textCell(words[stateOf(row, today) ?? "NOT_OPENED"]) },
  });
}
