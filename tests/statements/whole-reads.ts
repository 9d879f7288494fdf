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

/** A scan that goes through all that a club has in a table, for the sake of some of it. */
export interface WholeRead {
  table: string;
  filter: string;
  statement: string;
}

/** Rows are told apart by a filter, and nothing but their chain led to them. */
const isWhole = ({ Filter: filter, ...plan }: Plan) =>
  filter !== undefined && /^(\(*(\w+\.)?chain_id = [^()]*\)*)?$/.test(plan["Index Cond"] ?? plan["Recheck Cond"] ?? "");

/** A generic plan cannot look up what may be left out, so it walks past every other row of the club. */
const hasOptionalCondition = ({ Filter: filter }: Plan) => /\$\d+ IS NULL\)* OR /.test(filter ?? "");

/** A limit ends a scan early, unless its condition is optional. A partial index holds few rows by intention. */
function wholeIn(plan: Plan, partial: ReadonlySet<string>, isLimited = false): Plan[] {
  const reachesLimit = isLimited || plan["Node Type"] === "Limit";
  const readsAll = !reachesLimit && isWhole(plan) && !partial.has(plan["Index Name"] ?? "");
  const own = readsAll || hasOptionalCondition(plan) ? [plan] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((each) => wholeIn(each, partial, reachesLimit))];
}

const isPlanned = (statement: string) => /^\s*(\(|(select|insert|update|delete|with)\b)/i.test(statement);

/** A plan without values asks for none. */
function nothingFor(statement: string): string {
  const values = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, nth]) => Number(nth)));
  return values === 0 ? "" : `(${Array.from({ length: values }, () => "null").join(", ")})`;
}

/** Null: tests also ask for what no request may. */
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
 * Plans statements as a server does that has asked them before, and tells which read some of `tables` whole. In a transaction,
 * with the role and the chain of a request.
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
  // What is small would be read whole in any case.
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
