import type { Compilable } from "kysely";
import { parametersOf } from "#packages/server/db/this-chain.ts";
import type { Club } from "../factories.ts";
import type { TestApi } from "../harness.ts";

interface Plan {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

function rowsIn(plan: Plan): number {
  const rowCount =
    plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0);
  const own = plan["Node Type"].includes("Scan") ? rowCount * plan["Actual Loops"] : 0;
  return (plan.Plans ?? []).reduce((sum, each) => sum + rowsIn(each), own);
}

/** Returns a value as it appears between quotes. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `{${value}}`;
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : String(value);
}

/**
 * Returns the rows a statement reads in a club, with the generic plan that a repeated statement gets under the serving
 * role.
 */
export async function rowsRead(api: TestApi, club: Club, query: Compilable): Promise<number> {
  const { sql, parameters } = query.compile();
  const values = parametersOf(club.chain.id, parameters).map(written);
  const client = await api.owner.connect();
  try {
    await client.query(`begin; set local role stammis_app; set local stammis.chain_id = ${club.chain.id}`);
    // Forces a generic plan, as for a server that has run the statement before.
    await client.query(`set local plan_cache_mode = force_generic_plan; prepare asked as ${sql}`);
    const literals = values.map(client.escapeLiteral).join(", ");
    const { rows } = await client.query(`explain (analyze, format json) execute asked${literals && `(${literals})`}`);
    await client.query("rollback; deallocate asked");
    return rowsIn(rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    client.release();
  }
}
