import type pg from "pg";

const forbidden = "42501";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Filter?: string;
  Plans?: Plan[];
}

/** A scan over all rows of a club in a table, to find some of them. */
export interface WholeRead {
  table: string;
  filter: string;
  statement: string;
}

/**
 * Returns whether a plan reads all rows of a club: a filter selects the rows, and the index condition has only the
 * chain.
 */
const isWhole = ({ Filter: filter, ...plan }: Plan) =>
  filter !== undefined && /^(\(*(\w+\.)?chain_id = [^()]*\)*)?$/.test(plan["Index Cond"] ?? plan["Recheck Cond"] ?? "");

/**
 * Returns whether a condition is optional. A generic plan cannot use an index for it, so it reads all rows of the club.
 */
const hasOptionalCondition = ({ Filter: filter }: Plan) => /\$\d+ IS NULL\)* OR /.test(filter ?? "");

/**
 * Returns the scans over all rows of a club. A limit ends a scan early, unless its condition is optional. A partial
 * index holds few rows by intention.
 */
function wholeIn(plan: Plan, partial: ReadonlySet<string>, isLimited = false): Plan[] {
  const reachesLimit = isLimited || plan["Node Type"] === "Limit";
  const readsAll = !reachesLimit && isWhole(plan) && !partial.has(plan["Index Name"] ?? "");
  const own = readsAll || hasOptionalCondition(plan) ? [plan] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((each) => wholeIn(each, partial, reachesLimit))];
}

const isPlanned = (statement: string) => /^\s*(\(|(select|insert|update|delete|with)\b)/i.test(statement);

/** Returns values without meaning for a statement's parameters, because a generic plan needs none. */
function nothingFor(statement: string): string {
  const values = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, nth]) => Number(nth)));
  return values === 0 ? "" : `(${Array.from({ length: values }, () => "null").join(", ")})`;
}

/** Returns the plan of a statement; null when it fails, because tests also send forbidden statements. */
async function planOf(client: pg.ClientBase, statement: string): Promise<Plan | null> {
  await client.query("savepoint asked");
  try {
    await client.query(`prepare asked as ${statement}`);
    const { rows } = await client.query(`explain (format json) execute asked${nothingFor(statement)}`);
    await client.query("deallocate asked");
    return rows[0]["QUERY PLAN"][0].Plan;
  } catch (error) {
    if ((error as pg.DatabaseError).code !== forbidden) throw error;
    await client.query("rollback to asked; deallocate asked");
    return null;
  }
}

/**
 * Plans statements like a server that has run them before, and returns those that read some of `tables` completely.
 * Runs in a transaction, with the role and the chain of a request.
 */
export async function wholeReads(
  client: pg.ClientBase,
  statements: Iterable<string>,
  tables: readonly string[],
): Promise<WholeRead[]> {
  const { rows } = await client.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  const partial = new Set(rows.map(({ name }) => name));
  const reads: WholeRead[] = [];
  // Disables sequential scans, because PostgreSQL would always use them for small tables.
  await client.query("set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan");
  for (const statement of [...statements].filter(isPlanned)) {
    const plan = await planOf(client, statement);
    for (const scan of plan ? wholeIn(plan, partial) : []) {
      const table = scan["Relation Name"] ?? "";
      if (tables.includes(table)) reads.push({ table, filter: scan.Filter ?? "", statement });
    }
  }
  return reads;
}
