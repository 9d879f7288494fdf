import { amountCell, momentCell, textCell } from "@stammis/domain/csv/csv-cells";
import { exportPhrases } from "@stammis/i18n/exports/phrases";
import { sql } from "kysely";
import { sortedPage, sortingOf } from "../../db/sorted.ts";
import type { Call, Download } from "../../request/call.ts";
import { csvOf } from "../../request/csv.ts";
import type { Services } from "../../request/services.ts";
import { approvalSorts, selectWanted } from "./list-approvals.ts";
import { approvalStateOf } from "./queries.ts";

/** Large amounts that tills asked about, as they are shown, with who answered what. Refuses INVALID_INPUT. */
export async function exportApprovals(services: Services, call: Call<"exportApprovals">): Promise<Download> {
  const { chain, actor, language, query, realNow } = call;
  const sorting = sortingOf(approvalSorts, query.sort ?? "askedAt", actor);
  const { states } = exportPhrases[language].people;
  return csvOf(services, call, {
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
    cells: {
      asked: (row) => momentCell(row.asked_at, chain.timeZone),
      location: (row) => textCell(row.location),
      askedBy: (row) => textCell(row.asker),
      amount: (row) => amountCell(row.amount_ore),
      membershipId: (row) => textCell(row.membership_number),
      member: (row) => textCell([row.first_name, row.last_name].filter(Boolean).join(" ")),
      state: (row) => states[approvalStateOf(row, realNow).state],
      answeredBy: (row) => textCell(row.answerer),
      answered: (row) => momentCell(row.answered_at, chain.timeZone),
      reason: (row) => textCell(row.reason),
    },
  });
}
