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

const typeOf = (cast: Tree) => lastOf(treeAt(cast, "typeName") ?? {}, "names");
const isInterval = (side: unknown): boolean => {
  const { TypeCast: cast, FuncCall: call } = (side ?? {}) as Tree;
  return cast
    ? typeOf(cast as Tree) === "interval"
    : call
      ? lastOf(call as Tree, "funcname") === "make_interval"
      : false;
};
const isColumn = (side: unknown): boolean => treeAt(side as Tree, "ColumnRef") !== undefined;

/** Returns an addition of an interval to a column, which depends on the session's time zone; see `shiftTime`. */
function shiftedColumn(update: Tree): string | null {
  for (const { lexpr, rexpr } of outsideQueries("A_Expr", update.targetList))
    if ((isInterval(lexpr) && isColumn(rexpr)) || (isInterval(rexpr) && isColumn(lexpr))) return "± interval";
  return null;
}

/**
 * Returns the part of a SET that depends on more than its row: a stable function, a moment or an array read from a
 * column's text, or an interval added to a column.
 */
function askedOfRow(update: Tree, stable: ReadonlySet<string>): string | null {
  for (const call of outsideQueries("FuncCall", update.targetList))
    if (stable.has(lastOf(call, "funcname")) && namesColumn(call)) return lastOf(call, "funcname");
  for (const cast of outsideQueries("TypeCast", update.targetList)) {
    const type = typeOf(cast);
    if (type.startsWith("timestamp") && namesColumn(cast)) return `::${type}`;
    if (treeAt(cast, "typeName")?.arrayBounds && isColumn(cast.arg)) return `::${type}[]`;
  }
  return shiftedColumn(update);
}

/** Returns every table below a tree, inner queries included, and each common table expression that is read. */
export function tablesBelow(tree: unknown): string[] {
  if (typeof tree !== "object" || tree === null) return [];
  if ("relname" in tree) return [String(tree.relname)];
  return Object.values(tree).flatMap(tablesBelow);
}

/** Returns the first clubs' table that an INSERT reads in a query among its values or in RETURNING. */
function readByInsert(insert: Tree, tenants: ReadonlySet<string>): string | undefined {
  const values = treeAt(insert, "selectStmt", "SelectStmt", "valuesLists");
  return tablesBelow([values, insert.returningClause, insert.returningList]).find((table) => tenants.has(table));
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
    const readTable = "override" in query ? readByInsert(query, tenants) : undefined;
    if (readTable) return `insert into ${table} with a query of ${readTable}: send it as its own statement`;
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
