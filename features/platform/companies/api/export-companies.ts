import { sql } from "kysely";
import { platformToday } from "#features/clubs/settings/domain/club-day.ts";
import { dateCell, numberCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { platformZone } from "#packages/domain/limits.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { platformCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { formatCompanyNumber } from "../domain/company-number.ts";
import { companySorts, findStanding, selectListed, stateOf } from "./list-queries.ts";

/** The platform's customers as a file, searched and sorted as they are shown. Refuses INVALID_INPUT. */
export async function exportCompanies(services: Services, call: Call<"exportCompanies">): Promise<Download> {
  const { actor, language, query, realNow } = call;
  const sorting = sortingOf(companySorts, query.sort ?? "created", actor);
  const today = platformToday(realNow);
  const ids = await findStanding(services, query, today);
  const { standings } = exportPhrases[language].billing;
  return platformCsv(services, call, {
    list: "companies",
    filters: { searched: Boolean(query.q), ...(query.standing && { standing: query.standing }) },
    read: async (after, size) => {
      const [rows] = await services.db.readAll((q) => [
        sortedPage(selectListed(q, { q: query.q, ids, today }), sorting, sql.ref("company.id"), {
          after,
          skip: 0,
        }).limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    cells: {
      name: (row) => textCell(row.name),
      number: (row) => (row.company_number ? textCell(formatCompanyNumber(row.company_number)) : ""),
      city: (row) => textCell(row.postal_city),
      clubs: (row) => textCell(row.chains.map(({ commercialName }) => commercialName).join(", ")),
      members: (row) => numberCell(row.chains.reduce((sum, { members }) => sum + (members ?? 0), 0)),
      state: (row) => textCell(standings[stateOf(row, today) ?? "NOT_OPENED"]),
      plan: (row) => textCell(row.plan ?? ""),
      trialEnds: (row) => row.trial_ends_on?.toString() ?? "",
      created: (row) => dateCell(row.created_at, platformZone),
    },
  });
}
