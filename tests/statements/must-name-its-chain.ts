import { inject } from "vitest";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { failVisibly } from "./fail-visibly.ts";
import { notSpreadable } from "./not-spreadable.ts";
import { unnamedTables } from "./unnamed-tables.ts";

const tenants: ReadonlySet<string> = new Set(tenantTables);
/**
 * Whether the tests run on several nodes. On one node, a row of an outer query names the chain as well as a value does.
 */
const strict = Boolean(process.env.TEST_WORKERS);
const stable: ReadonlySet<string> = new Set(inject("stableFunctions"));
const seen = new Set<string>();

/**
 * Throws for a statement that accesses a tenant table without naming its chain; row-level security alone is not enough.
 * Also throws for a statement that a cluster would refuse for another reason.
 */
export function mustNameItsChain(statement: string): void {
  if (seen.has(statement)) return;
  const unnamed = unnamedTables(statement, tenants, strict);
  const refused =
    unnamed.length > 0 ? `${unnamed.join(", ")} without chain_id = …` : notSpreadable(statement, tenants, stable);
  if (refused) failVisibly(`${refused} in: ${statement}`);
  seen.add(statement);
}
