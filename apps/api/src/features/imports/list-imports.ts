import type { ImportNote, ImportPlan, RowProblem } from "@stammis/domain/imports/check-row";
import type { ImportColumn } from "@stammis/domain/imports/import-columns";
import type { Brings } from "@stammis/domain/imports/known-members";
import { pageSize } from "@stammis/domain/limits";
import { counted } from "../../db/sorted.ts";
import type { Call } from "../../request/call.ts";
import { pageOf, placeOf } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { importOf } from "./import-shape.ts";
import { selectImports } from "./queries.ts";

const rowsAtOnce = 50;

/** A page of them, the newest first. */
export async function listImports({ db }: Services, { chain, query, realNow }: Call<"listImports">) {
  const { after, skip } = placeOf(query, 1);
  const [rows, [all]] = await db.read(chain.id, (q) => {
    const list = selectImports(q);
    const page = list
      .orderBy("import.id", "desc")
      .limit(pageSize + 1)
      .offset(skip);
    return [after ? page.where("import.id", "<", Number(after[0])) : page, counted(q, list)] as const;
  });
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  return { rows: page.map((row) => importOf(row, realNow)), nextCursor, total: all?.count ?? 0 };
}

/** One, as it stands. Refuses NOT_FOUND. */
export async function getImport(
  { db }: Services,
  { chain, params, realNow }: Pick<Call<"getImport">, "chain" | "params" | "realNow">,
) {
  const [[row]] = await db.read(chain.id, (q) => [selectImports(q).where("import.id", "=", params.id)]);
  return row ? importOf(row, realNow) : refuse("NOT_FOUND");
}

/** Its rows in the order of the file, those of one outcome or all. Refuses NOT_FOUND. */
export async function listImportRows({ db }: Services, { chain, params, query }: Call<"listImportRows">) {
  const [[found], rows] = await db.read(chain.id, (q) => {
    const all = q
      .selectFrom("member_import_row")
      .select(["row_number", "cells", "plan", "outcome", "problems", "notes", "member_id", "brings"])
      .where("import_id", "=", params.id)
      .where("row_number", ">", query.after)
      .where("outcome", "is not", null)
      .orderBy("row_number")
      .limit(rowsAtOnce + 1);
    return [
      q.selectFrom("member_import").select("columns").where("id", "=", params.id),
      query.outcome ? all.where("outcome", "=", query.outcome) : all,
    ] as const;
  });
  const columns = (found?.columns ?? refuse("NOT_FOUND")) as unknown as ImportColumn[];
  const page = rows.slice(0, rowsAtOnce);
  return {
    rows: page.map((row) => {
      const plan = row.plan as unknown as ImportPlan | null;
      const cells = row.cells as unknown as string[];
      return {
        number: row.row_number,
        name: plan ? `${plan.firstName} ${plan.lastName}`.trim() : "",
        address: plan?.email ?? plan?.phone ?? "",
        outcome: row.outcome ?? "BAD",
        problems: (row.problems as unknown as RowProblem[]).map(({ field, problem }) => {
          const at = columns.findIndex((column) => field !== null && column.field === field);
          return { column: columns[at]?.heading ?? null, problem, cell: cells[at] ?? "" };
        }),
        notes: row.notes as unknown as ImportNote[],
        memberId: row.member_id,
        brings: row.brings as unknown as (Brings & { profile: boolean }) | null,
      };
    }),
    next: rows.length > rowsAtOnce ? (page.at(-1)?.row_number ?? null) : null,
  };
}
