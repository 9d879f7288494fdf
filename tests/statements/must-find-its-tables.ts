import { failVisibly } from "./fail-visibly.ts";
import { missingTables } from "./missing-tables.ts";

const seen = new Set<string>();

/** Throws for a statement that a cluster's node may run and that names a table of the coordinator. */
export function mustFindItsTables(statement: string): void {
  if (seen.has(statement)) return;
  const missing = missingTables(statement);
  if (missing.length > 0)
    failVisibly(`${missing.join(", ")}: not on a cluster's nodes (\`everywhere\`), in: ${statement}`);
  seen.add(statement);
}
