import { formatCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import { momentCell, textCell } from "#packages/domain/csv/csv-cells.ts";
import { platformZone } from "#packages/domain/limits.ts";
import { allChains } from "#packages/server/db/database.ts";
import { sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { platformCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { versionToAccept } from "../domain/document-versions.ts";
import { acceptanceWords } from "../i18n/column-words.ts";
import { documentTitles } from "../i18n/export-words.ts";
import { wantedAcceptances } from "./list-acceptances.ts";
import { acceptancePage, acceptanceSorts } from "./queries.ts";
import { isoToday } from "./read-document.ts";

/** Exports the acceptances of a document by company, and the missing ones, as listed. Refuses INVALID_INPUT. */
export async function exportDocumentAcceptances(
  services: Services,
  call: Call<"exportDocumentAcceptances">,
): Promise<Download> {
  const { actor, language, params, query, realNow } = call;
  const sorting = sortingOf(acceptanceSorts, query.sort ?? "company", actor);
  const { versions, select } = await wantedAcceptances(services, params.document, query);
  const today = isoToday(realNow);
  const document = documentTitles[language];
  return platformCsv(services, call, {
    list: "acceptances",
    words: acceptanceWords,
    filters: { document: params.document, searched: Boolean(query.q), ...(query.show && { show: query.show }) },
    read: async (after, size) => {
      const [rows] = await services.db.read(allChains, (q) => [
        acceptancePage(select(q), sorting, { after, skip: 0 }).limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    cells: {
      company: (row) => textCell(row.name),
      number: (row) => (row.company_number ? textCell(formatCompanyNumber(row.company_number)) : ""),
      document: () => textCell(document[params.document]),
      version: (row) => row.version ?? "",
      by: (row) => textCell(row.by),
      at: (row) => momentCell(row.accepted_at, platformZone),
      waiting: (row) => versionToAccept(versions, row.version, today) ?? "",
    },
  });
}
