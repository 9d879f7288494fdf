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

/** Every node of a kind below a tree; a query within it is a question of its own. */
function* outsideQueries(kind: string, tree: unknown): Generator<Tree> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, child] of Object.entries(tree)) {
    if (key === kind) yield child as Tree;
    if (key !== "SubLink") yield* outsideQueries(kind, child);
  }
}
const namesColumn = (tree: unknown) => !outsideQueries("ColumnRef", tree).next().done;
const lastOf = (tree: Tree, key: string) => String(treeAt(listAt(tree, key).at(-1), "String")?.sval);

/** What a SET asks of a row that depends on more than the row: a stable function, or a moment from a column of another type. */
function askedOfRow(update: Tree, stable: ReadonlySet<string>): string | null {
  for (const call of outsideQueries("FuncCall", update.targetList))
    if (stable.has(lastOf(call, "funcname")) && namesColumn(call)) return lastOf(call, "funcname");
  for (const cast of outsideQueries("TypeCast", update.targetList)) {
    const type = lastOf(treeAt(cast, "typeName") ?? {}, "names");
    if (type.startsWith("timestamp") && namesColumn(cast)) return `::${type}`;
  }
  return null;
}

/**
 * Why a cluster would not take a statement that one PostgreSQL takes, or null. What a query answers is copied into shards
 * unless the INSERT says RETURNING or ON CONFLICT, and a copy is refused behind row-level security; an INSERT that comes
 * behind another writing query has no plan there, where a SELECT has; and a SET asks a row's values by functions that
 * depend on nothing else, or by a query of its own.
 */
export function notSpreadable(
  statement: string,
  tenants: ReadonlySet<string>,
  stable: ReadonlySet<string> = new Set(),
): string | null {
  const inspect = (query: Tree): string | null => {
    const table = String(treeAt(query, "relation")?.relname ?? "");
    const isInsert = "override" in query && tenants.has(table);
    if (isInsert && isCopied(query)) return `insert into ${table} … select without returning`;
    if (isInsert && ctesOf(query).some(isWriting))
      return `insert into ${table} behind another writing query: end with a select`;
    const callText = "targetList" in query && tenants.has(table) ? askedOfRow(query, stable) : null;
    if (callText) return `update ${table} set … ${callText} of a column: (select …)`;
    return [...queriesIn(query)].map(inspect).find((why) => why !== null) ?? null;
  };
  return [...queriesIn(parseSync(statement))].map(inspect).find((why) => why !== null) ?? null;
}
