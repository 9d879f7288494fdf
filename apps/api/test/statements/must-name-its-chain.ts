import { tenantTables } from "../../src/db/tenant-tables.ts";
import { unnamedTables } from "./unnamed-tables.ts";

const tenants: ReadonlySet<string> = new Set(tenantTables);
const seen = new Set<string>();

/** Throws for a statement that reads or changes a tenant's table without naming its chain, besides the wall. */
export function mustNameItsChain(statement: string): void {
  if (seen.has(statement)) return;
  const unnamed = unnamedTables(statement, tenants);
  if (unnamed.length > 0) {
    const wrong = `${unnamed.join(", ")} without chain_id = … in: ${statement}`;
    // A request that sent it answers 500 and no more.
    console.error(wrong);
    throw new Error(wrong);
  }
  seen.add(statement);
}
