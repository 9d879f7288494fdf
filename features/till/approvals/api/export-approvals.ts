import { sql } from "kysely";
import { textCell } from "#packages/domain/csv/csv-cells.ts";
import { sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { listCsv } from "#packages/server/request/csv.ts";
import type { Services } from "#packages/server/request/services.ts";
import { approvalColumns } from "../contract/columns.ts";
import { approvalWords } from "../i18n/column-words.ts";
import { stateWords } from "../i18n/export-words.ts";
import { approvalOf, approvalSorts, selectWanted } from "./list-approvals.ts";
import { approvalStateOf } from "./queries.ts";

/** Exports the requests for approval with their answers, as the list shows them. Refuses INVALID_INPUT. */
export async function exportApprovals(services: Services, call: Call<"exportApprovals">): Promise<Download> {
  const { chain, actor, language, query, realNow } = call;
  const sorting = sortingOf(approvalSorts, query.sort ?? "askedAt", actor);
  const states = stateWords[language];
  return listCsv(services, call, {
    list: "approvals",
    filters: { ...(query.state && { state: query.state }) },
    read: async (after, size) => {
      const place = { after, skip: 0 };
      const [rows] = await services.db.read(chain.id, (q) => [
        sortedPage(selectWanted(q, call), sorting, sql.ref("request.id"), place).limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.sort_value, row.id],
    columns: approvalColumns,
    words: approvalWords,
    rowOf: (row) => approvalOf(row, realNow),
    cells: {
      membershipId: (row) => textCell(row.membership_number),
      memberName: (row) => textCell([row.first_name, row.last_name].filter(Boolean).join(" ")),
      state: (row) => states[approvalStateOf(row, realNow).state],
    },
  });
}
