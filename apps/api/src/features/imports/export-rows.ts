import { textCell, textOfCell } from "@stammis/domain/csv/csv-cells";
import type { RowProblem } from "@stammis/domain/imports/check-row";
import type { ImportColumn } from "@stammis/domain/imports/import-columns";
import { exportPhrases } from "@stammis/i18n/exports/phrases";
import type { Call, Download } from "../../request/call.ts";
import { csvSheet } from "../../request/csv.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";

/** The rows that cannot be taken in as they were, and why: mended, the file is given again. Refuses NOT_FOUND. */
export async function exportImportRows(services: Services, call: Call<"exportImportRows">): Promise<Download> {
  const { chain, params, language } = call;
  const [[found]] = await services.db.read(chain.id, (q) => [
    q.selectFrom("member_import").select("columns").where("id", "=", params.id),
  ]);
  const columns = (found?.columns ?? refuse("NOT_FOUND")) as unknown as ImportColumn[];
  const { fileName, problems, row: rowHeading, problem: problemHeading } = exportPhrases[language].words.imports;
  const problemsOf = (all: RowProblem[]) =>
    all
      .map(({ field, problem }) => {
        const heading = columns.find((column) => field !== null && column.field === field)?.heading;
        return heading ? `${heading}: ${problems[problem]}` : problems[problem];
      })
      .join(". ");
  return csvSheet(services, call, {
    subject: "badRows",
    fileName,
    filters: { import: params.id },
    headings: [rowHeading, problemHeading, ...columns.map(({ heading }) => heading)].map(textCell),
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => [
        q
          .selectFrom("member_import_row")
          .select(["row_number", "cells", "problems"])
          .where("import_id", "=", params.id)
          .where("outcome", "=", "BAD")
          .where("row_number", ">", Number(after?.[0] ?? 0))
          .orderBy("row_number")
          .limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.row_number],
    cellsOf: (row) => [
      String(row.row_number),
      textCell(problemsOf(row.problems as unknown as RowProblem[])),
      ...(row.cells as unknown as string[]).map((cell) => textCell(textOfCell(cell))),
    ],
  });
}
