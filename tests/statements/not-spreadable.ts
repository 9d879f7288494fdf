import { parseSync } from "libpg-query";
import { listAt, queriesIn, type Tree, treeAt } from "./unnamed-tables.ts";

const writing = ["InsertStmt", "UpdateStmt", "DeleteStmt"];

const isWriting = (query: Tree): boolean => writing.some((kind) => treeAt(query, kind) !== undefined);
const ctesOf = (query: Tree): Tree[] =>
  listAt(query, "withClause", "ctes").map((each) => treeAt(each, "CommonTableExpr", "ctequery") as Tree);

/** Returns whether an INSERT takes its rows from a query, without RETURNING or ON CONFLICT. */
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

/** Yields every node of a kind below a tree, except within inner queries, which are checked separately. */
function* outsideQueries(kind: string, tree: unknown): Generator<Tree> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, child] of Object.entries(tree)) {
    if (key === kind) yield child as Tree;
    if (key !== "SubLink") yield* outsideQueries(kind, child);
  }
}
const namesColumn = (tree: unknown) => !outsideQueries("ColumnRef", tree).next().done;
const lastOf = (tree: Tree, key: string) => String(treeAt(listAt(tree, key).at(-1), "String")?.sval);

/**
 * Returns the part of a SET that depends on more than its row: a stable function, or a moment from a column of another
 * type.
 */
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
 * Returns why a cluster would refuse a statement that one PostgreSQL accepts, or null. An INSERT from a query is copied
 * into shards without RETURNING or ON CONFLICT, which row-level security refuses. An INSERT after another writing query
 * has no plan; a SELECT has. A SET may compute row values only by independent functions or its own query.
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
