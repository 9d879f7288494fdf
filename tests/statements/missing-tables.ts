import { parseSync } from "libpg-query";
import { everywhere } from "#apps/api/distributing/spread-rows.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { tablesBelow } from "./not-spreadable.ts";

const onNodes: ReadonlySet<string> = new Set([...tenantTables, ...everywhere]);

function* expressionNamesIn(tree: unknown): Generator<string> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, child] of Object.entries(tree)) {
    if (key === "ctename") yield String(child);
    else yield* expressionNamesIn(child);
  }
}

/** Returns the tables that a statement names and that only the coordinator of a cluster has. */
export function missingTables(statement: string): string[] {
  const tree = parseSync(statement);
  const expressionNames = new Set(expressionNamesIn(tree));
  return tablesBelow(tree).filter((table) => !onNodes.has(table) && !expressionNames.has(table));
}
