import { loadModule, parseSync } from "libpg-query";
import { expect, test } from "vitest";
import { listAt, type Tree, treeAt } from "#tests/statements/unnamed-tables.ts";
import { sqlChecks } from "./run-checks.ts";

await loadModule();

function* nodesOf(kind: string, tree: unknown): Generator<Tree> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, child] of Object.entries(tree)) {
    if (key === kind) yield child as Tree;
    yield* nodesOf(kind, child);
  }
}

const isColumn = (tree: unknown) => treeAt(tree, "ColumnRef") !== undefined || treeAt(tree, "RowExpr") !== undefined;
const isEquality = (tree: Tree) =>
  treeAt(tree, "A_Expr")?.kind === "AEXPR_OP" &&
  listAt(tree, "A_Expr", "name").some((name) => treeAt(name, "String")?.sval === "=") &&
  isColumn(treeAt(tree, "A_Expr", "lexpr")) &&
  isColumn(treeAt(tree, "A_Expr", "rexpr"));

/** Returns conditions in which one of several columns names the other row: `x in (a, b)` and `a = x or b = x`. */
function eitherColumns(statement: string): string[] {
  const tree = parseSync(statement);
  const ins = [...nodesOf("A_Expr", tree)].filter(
    (each) => each.kind === "AEXPR_IN" && listAt(each, "rexpr", "List", "items").some(isColumn),
  );
  const ors = [...nodesOf("BoolExpr", tree)].filter(
    (each) => each.boolop === "OR_EXPR" && listAt(each, "args").filter(isEquality).length > 1,
  );
  return [...ins.map(() => "in"), ...ors.map(() => "or")];
}

test("the test recognises a join condition over two columns", () => {
  const from = "select from point_entry e join point_lot l on l.chain_id = e.chain_id";
  expect(eitherColumns(`${from} and l.id in (e.lot_id, e.other_lot_id)`)).toEqual(["in"]);
  expect(eitherColumns(`${from} and (l.id = e.lot_id or l.id = e.other_lot_id)`)).toEqual(["or"]);
  expect(eitherColumns(`${from} and l.id = e.lot_id`)).toEqual([]);
});

test.each(sqlChecks)("a check joins rows by equality only, at linear cost: $name", ({ sql }) => {
  expect(eitherColumns(sql)).toEqual([]);
});
