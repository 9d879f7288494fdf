import { textCell, textOfCell } from "#packages/domain/csv/csv-cells.ts";
import { exportPhrases } from "#packages/i18n/exports/phrases.ts";
import type { Call, Download } from "#packages/server/request/call.ts";
import { csvSheet } from "#packages/server/request/csv.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { ImportColumn } from "../domain/import-columns.ts";
import { type ImportNote, noteOf, type RowNote, type RowProblem } from "../domain/row-faults.ts";
import { findFaultyCell } from "./checking/find-faulty-cell.ts";
import { isNoted } from "./list-imports.ts";

/**
 * Exports the rows that cannot be imported, or only without some of their cells, with the reasons. Refuses NOT_FOUND.
 */
export async function exportImportRows(services: Services, call: Call<"exportImportRows">): Promise<Download> {
  const { chain, params, language } = call;
  const [[importRow]] = await services.db.read(chain.id, (q) => [
    q.selectFrom("member_import").select("columns").where("id", "=", params.id),
  ]);
  const columns = (importRow?.columns ?? refuse("NOT_FOUND")) as unknown as ImportColumn[];
  const phrases = exportPhrases[language].words.imports;
  const sentences = { ...phrases.problems, ...phrases.notes };
  const sentenceOf = (cells: readonly string[], { field, note }: RowNote) => {
    const { column } = findFaultyCell(columns, cells, field);
    const sentence = sentences[note].replace(/\.?$/, ".");
    return column ? `${column}: ${sentence}` : sentence;
  };
  return csvSheet(services, call, {
    subject: "badRows",
    fileName: phrases.fileName,
    filters: { import: params.id },
    headings: [phrases.row, phrases.problem, ...columns.map(({ heading }) => heading)].map(textCell),
    read: async (after, size) => {
      const [rows] = await services.db.read(chain.id, (q) => [
        q
          .selectFrom("member_import_row")
          .select(["row_number", "line", "cells", "problems", "notes"])
          .where("import_id", "=", params.id)
          .where((eb) => eb.or([eb("outcome", "=", "BAD"), isNoted]))
          .where("row_number", ">", Number(after?.[0] ?? 0))
          .orderBy("row_number")
          .limit(size),
      ]);
      return rows;
    },
    cursorOf: (row) => [row.row_number],
    cellsOf: (row) => {
      const cells = row.cells as unknown as string[];
      const problems = (row.problems as unknown as RowProblem[]).map(({ field, problem }) => ({
        field,
        note: problem,
      }));
      const notes = (row.notes as unknown as (RowNote | ImportNote)[]).map(noteOf);
      return [
        String(row.line ?? row.row_number + 1),
        textCell([...problems, ...notes].map((fault) => sentenceOf(cells, fault)).join(" ")),
        ...cells.map((cell) => textCell(textOfCell(cell))),
      ];
    },
  });
}
