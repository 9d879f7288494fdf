import { sql } from "kysely";
import { readMemberCost } from "#features/billing/subscriptions/api/read-member-cost.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import { counted } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { ImportPlan } from "../domain/check-row.ts";
import type { ImportColumn } from "../domain/import-columns.ts";
import type { Brings } from "../domain/known-members.ts";
import { type ImportNote, noteOf, type RowNote, type RowProblem } from "../domain/row-faults.ts";
import { findFaultyCell } from "./checking/find-faulty-cell.ts";
import { importOf } from "./import-shape.ts";
import { selectImports } from "./queries.ts";

const rowsAtOnce = 50;

/** Selects imported rows with a cell that could not be read and was left out. */
export const isNoted = sql<boolean>`(notes @? '$[*] ? (@.field != null)' and outcome in ('NEW', 'COMPLETED', 'KNOWN'))`;

/** Selects the line of the first row with the person of a `member_import_row`: an address of that row, or its member. */
const firstLineOfPerson = sql<number>`(select coalesce(same.line, same.row_number + 1) from member_import_row as same
  where same.chain_id = ${thisChain} and same.import_id = member_import_row.import_id
    and same.outcome <> 'BAD' and (same.email = member_import_row.email or same.phone = member_import_row.phone
      or same.member_id = member_import_row.member_id)
  order by same.row_number limit 1)`;

/** Returns a page of imports, newest first. */
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

/**
 * Returns the amount that a checked import would add to the subscription's price; null for a sandbox, which is free.
 */
async function readCost(
  services: Services,
  { chain, realNow: now }: Pick<Call<"getImport">, "chain" | "realNow">,
  more: number,
) {
  if (chain.sandbox || more === 0) return null;
  const cost = await readMemberCost(services, { companyId: chain.companyId, more, now });
  return cost && { included: cost.included, beyond: cost.beyond, added: kronorFromOre(cost.addedOre) };
}

/** Returns one import; if it can be run or continued, with the cost of its remaining new members. Refuses NOT_FOUND. */
export async function getImport(
  services: Services,
  { chain, params, realNow }: Pick<Call<"getImport">, "chain" | "params" | "realNow">,
) {
  const [[row], [remaining]] = await services.db.read(chain.id, (q) => [
    selectImports(q).where("import.id", "=", params.id),
    q
      .selectFrom("member_import_row")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("import_id", "=", params.id)
      .where("outcome", "=", "NEW")
      .where("done", "=", false),
  ]);
  if (!row) return refuse("NOT_FOUND");
  const imported = importOf(row, realNow);
  const mayRun = imported.state === "CHECKED" || (imported.state === "STOPPED" && imported.invitedAt === null);
  if (!mayRun) return imported;
  return { ...imported, cost: await readCost(services, { chain, realNow }, remaining?.count ?? 0) };
}

/**
 * Returns an import's rows in file order: all, those of one outcome, or those with left-out cells. Refuses NOT_FOUND.
 */
export async function listImportRows({ db }: Services, { chain, params, query }: Call<"listImportRows">) {
  const [[importRow], rows] = await db.read(chain.id, (q) => {
    const all = q
      .selectFrom("member_import_row")
      .select(["row_number", "line", "cells", "plan", "outcome", "problems", "notes", "member_id", "brings"])
      .select(firstLineOfPerson.as("first_line"))
      .where("import_id", "=", params.id)
      .where("row_number", ">", query.after)
      .where("outcome", "is not", null)
      .orderBy("row_number")
      .limit(rowsAtOnce + 1);
    const ofOutcome = query.outcome ? all.where("outcome", "=", query.outcome) : all;
    return [
      q.selectFrom("member_import").select("columns").where("id", "=", params.id),
      query.noted ? ofOutcome.where(isNoted) : ofOutcome,
    ] as const;
  });
  const columns = (importRow?.columns ?? refuse("NOT_FOUND")) as unknown as ImportColumn[];
  const page = rows.slice(0, rowsAtOnce);
  return {
    rows: page.map((row) => {
      const plan = row.plan as unknown as ImportPlan | null;
      const cells = row.cells as unknown as string[];
      return {
        number: row.row_number,
        line: row.line ?? row.row_number + 1,
        sameAsLine: row.outcome === "DUPLICATE" ? row.first_line : null,
        name: plan ? `${plan.firstName} ${plan.lastName}`.trim() : "",
        address: plan?.email ?? plan?.phone ?? "",
        outcome: row.outcome ?? "BAD",
        problems: (row.problems as unknown as RowProblem[]).map(({ field, problem }) => ({
          ...findFaultyCell(columns, cells, field),
          problem,
        })),
        notes: (row.notes as unknown as (RowNote | ImportNote)[])
          .map(noteOf)
          .map(({ field, note }) => ({ ...findFaultyCell(columns, cells, field), note })),
        memberId: row.member_id,
        brings: row.brings as unknown as (Brings & { profile: boolean }) | null,
      };
    }),
    next: rows.length > rowsAtOnce ? (page.at(-1)?.row_number ?? null) : null,
  };
}
