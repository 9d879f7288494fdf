import { loadModule, parseSync } from "libpg-query";

await loadModule();

/** PostgreSQL's own tree of a statement: nodes are objects with one key that names their kind. */
export interface Tree {
  [key: string]: unknown;
}

/** A tenant table that a query reads or writes, with its alias. */
interface Source {
  name: string;
  table: string;
}

/** The FROM list of a query: tenant tables, and the names of everything else. */
interface Ranges {
  sources: readonly Source[];
  others: ReadonlySet<string | undefined>;
  options: Asked;
}

interface Asked {
  tenants: ReadonlySet<string>;
  /** Whether a row of an outer query names no chain, because a cluster cannot derive the node from it. */
  strict: boolean;
  /** Whether a row of `chain` names one only when a value selects it, because the platform reads all of them. */
  overAll: boolean;
  /** Names of a function's parameters, which are values like `$1`. */
  given: ReadonlySet<string>;
}

/** The source for the table `chain` in a query where its rows do not name one chain. */
const anyChain: Source = { name: "chain", table: "chain" };

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;
export const treeAt = (tree: unknown, ...path: string[]): Tree | undefined =>
  path.reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), tree) as Tree | undefined;
export const listAt = (tree: unknown, ...path: string[]): Tree[] => {
  const list = treeAt(tree, ...path);
  return Array.isArray(list) ? list : [];
};

const kinds = new Set(["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"]);
// The halves of a union have no kind's name in the tree.
const isQuery = (key: string, child: unknown) => kinds.has(key) || (isTree(child) && "limitOption" in child);

/** Yields the queries below a tree, without nested ones. */
export function* queriesIn(tree: unknown): Generator<Tree> {
  if (!isTree(tree)) return;
  for (const [key, child] of Object.entries(tree)) {
    if (isQuery(key, child)) yield child as Tree;
    else yield* queriesIn(child);
  }
}

/** Yields the nodes of a kind below a tree, except within its queries. */
function* nodesIn(kind: string, tree: unknown): Generator<Tree> {
  if (!isTree(tree)) return;
  for (const [key, child] of Object.entries(tree)) {
    if (key === kind) yield child as Tree;
    if (!isQuery(key, child)) yield* nodesIn(kind, child);
  }
}

const partsOf = (side: unknown): Tree[] => (treeAt(side, "RowExpr") ? listAt(side, "RowExpr", "args") : [side as Tree]);

const aliasOf = ({ alias }: Tree) => treeAt(alias)?.aliasname as string | undefined;
const nameOf = (range: Tree) => aliasOf(range) ?? String(range.relname);

/** Returns the pairs that a condition requires to be equal; rows are split into their parts. */
function equalsIn(condition: unknown): (readonly [Tree, Tree])[] {
  if (treeAt(condition, "BoolExpr", "boolop") === ("AND_EXPR" as unknown)) {
    return listAt(condition, "BoolExpr", "args").flatMap(equalsIn);
  }
  const compared = treeAt(condition, "A_Expr");
  if (compared?.kind !== "AEXPR_OP" || treeAt(listAt(compared, "name")[0], "String")?.sval !== "=") return [];
  const right = partsOf(compared.rexpr);
  return partsOf(compared.lexpr).flatMap((part, at) => (right[at] ? [[part, right[at]] as const] : []));
}

/** Returns the meaning of one side of `=`: a value, the chain of a source, or null when it is neither. */
function meaningOf(side: Tree, ranges: Ranges): "value" | Source | null {
  const { sources, others, options } = ranges;
  const cast = treeAt(side, "TypeCast", "arg");
  if (cast) return meaningOf(cast, ranges);
  if (side.ParamRef || side.A_Const) return "value";
  const path = listAt(side, "ColumnRef", "fields").map((field) => String(treeAt(field, "String")?.sval));
  if (path.length === 1 && options.given.has(String(path[0]))) return "value";
  if (path.join(".") === "chain.id") return options.overAll ? anyChain : "value";
  if (path.at(-1) !== "chain_id") return null;
  if (path.length === 1) return sources.length === 1 ? (sources[0] as Source) : null;
  const name = String(path[0]);
  // A subquery is checked separately, and so is an outer query.
  return sources.find((source) => source.name === name) ?? (others.has(name) || !options.strict ? "value" : null);
}

type Meaning = ReturnType<typeof meaningOf>;

/** Returns which of a query's sources a join's condition narrows: not a side that keeps all its rows. */
function narrowedBy({ jointype, larg, rarg }: Tree): (meaning: Meaning) => boolean {
  if (jointype === "JOIN_INNER") return () => true;
  const sides: Tree = { JOIN_LEFT: rarg, JOIN_RIGHT: larg };
  const side = sides[String(jointype)];
  const names = new Set([...nodesIn("RangeVar", side)].map(nameOf));
  return (meaning) => isTree(meaning) && names.has(String(meaning.name));
}

/** Returns the sources of a query whose chain is named: by a value, or by equality with a named one. */
function named(query: Tree, ranges: Ranges): Set<Source> {
  const joins = [...nodesIn("JoinExpr", query)].map((join) => [join.quals, narrowedBy(join)] as const);
  const conditions = [[query.whereClause, () => true] as const, ...joins];
  const equals = conditions.flatMap(([condition, narrows]) =>
    equalsIn(condition).map(([left, right]) => [meaningOf(left, ranges), meaningOf(right, ranges), narrows] as const),
  );
  const namedMeanings = new Set<Meaning>(["value"]);
  for (let size = 0; size < namedMeanings.size; ) {
    size = namedMeanings.size;
    for (const [left, right, narrows] of equals) {
      if (left && namedMeanings.has(right) && narrows(left)) namedMeanings.add(left);
      if (right && namedMeanings.has(left) && narrows(right)) namedMeanings.add(right);
    }
  }
  return new Set(ranges.sources.filter((source) => namedMeanings.has(source)));
}

function rangesOf(query: Tree, options: Asked): Ranges {
  // An INSERT writes its chain as a column, and row-level security checks it.
  const isInsert = "override" in query;
  // `for update of …` repeats names from the query.
  const { lockingClause: _, ...read } = query;
  const ranges = [...nodesIn("RangeVar", read), ...(isInsert ? [] : [query.relation])];
  const tables = ranges.filter(isTree).map((range) => ({
    name: nameOf(range),
    table: String(range.relname),
  }));
  const made = ["RangeSubselect", "RangeFunction"].flatMap((kind) => [...nodesIn(kind, read)]).map(aliasOf);
  return {
    options,
    sources: tables.filter(({ table }) => options.tenants.has(table)),
    others: new Set([...tables.filter(({ table }) => !options.tenants.has(table)).map(({ name }) => name), ...made]),
  };
}

function unnamedIn(query: Tree, options: Asked): Source[] {
  const inside = [...queriesIn(query)].flatMap((each) => unnamedIn(each, options));
  const ranges = rangesOf(query, options);
  const saying = named(query, ranges);
  return [...inside, ...ranges.sources.filter((source) => !saying.has(source))];
}

const unnamedOf = (statement: string, options: Asked): Source[] =>
  [...queriesIn(parseSync(statement))].flatMap((query) => unnamedIn(query, options));

/**
 * Returns the tenant tables, by alias, that a statement names without `chain_id = …`. `given` are the parameters of the
 * function whose body it is.
 */
export function unnamedTables(
  statement: string,
  tenants: ReadonlySet<string>,
  strict = false,
  argumentNames: ReadonlySet<string> = new Set(),
): string[] {
  return unnamedOf(statement, { tenants, strict, overAll: false, given: argumentNames }).map(({ name }) => name);
}

/** Returns the tenant tables that a platform statement reads or changes over all chains, or over some of them. */
export function tablesOverAll(statement: string, tenants: ReadonlySet<string>): string[] {
  const unnamed = unnamedOf(statement, { tenants, strict: false, overAll: true, given: new Set() });
  return [...new Set(unnamed.map(({ table }) => table))].toSorted();
}
