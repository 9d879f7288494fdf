import { parseSync } from "libpg-query";
import { listAt, queriesIn, type Tree, treeAt } from "./unnamed-tables.ts";

const writing = ["InsertStmt", "UpdateStmt", "DeleteStmt"];

const isWriting = (query: Tree): boolean => writing.some((kind) => treeAt(query, kind) !== undefined);
const ctesOf = (query: Tree): Tree[] =>
  listAt(query, "withClause", "ctes").map((each) => treeAt(each, "CommonTableExpr", "ctequery") as Tree);

/** Whether what it inserts is answered by a query, and neither RETURNING nor ON CONFLICT says how. */
function isCopied(insert: Tree): boolean {
  const select = treeAt(insert, "selectStmt", "SelectStmt");
  return (
    select !== undefined &&
    !select.valuesLists &&
    !insert.onConflictClause &&
    !insert.returningClause &&
    !insert.returningList
  );
}

/**
 * Why a cluster would not take a statement that one PostgreSQL takes, or null. What a query answers is copied into shards
 * unless the INSERT says RETURNING or ON CONFLICT, and a copy is refused behind row-level security; an INSERT that comes
 * behind another writing query has no plan there, where a SELECT has.
 */
export function notSpreadable(statement: string, tenants: ReadonlySet<string>): string | null {
  const inspect = (query: Tree): string | null => {
    const table = String(treeAt(query, "relation")?.relname ?? "");
    const isInsert = "override" in query && tenants.has(table);
    if (isInsert && isCopied(query)) return `insert into ${table} … select without returning`;
    if (isInsert && ctesOf(query).some(isWriting))
      return `insert into ${table} behind another writing query: end with a select`;
    return [...queriesIn(query)].map(inspect).find((why) => why !== null) ?? null;
  };
  return [...queriesIn(parseSync(statement))].map(inspect).find((why) => why !== null) ?? null;
}
