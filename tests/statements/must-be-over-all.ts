import { fileURLToPath } from "node:url";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { failVisibly } from "./fail-visibly.ts";
import { overAllChains } from "./over-all-chains.ts";
import { tablesOverAll } from "./unnamed-tables.ts";

const tenants: ReadonlySet<string> = new Set(tenantTables);
const read = new Map<string, string[]>();

const project = fileURLToPath(new URL("../../", import.meta.url));
/** Files that send statements for other files: the file that calls them counts as the sender. */
const carriers =
  /^(apps\/api\/src|packages\/server)\/(db\/|jobs\/count-removals\.ts)|^(apps\/api\/test|tests)\/statements\/|^node_modules\//;

/** Returns the file that sends the present statement, as a path from the root: a file of the product or a test. */
function sender(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const { stack = "" } = new Error("who sends this");
  Error.stackTraceLimit = stackTraceLimit;
  const files = [...stack.matchAll(/(?:file:\/\/)?([^\s()]+?\.ts):\d+:\d+/g)].map(([, file = ""]) => file);
  const own = files.filter((file) => file.startsWith(project)).map((file) => file.slice(project.length));
  return own.find((file) => !carriers.test(file)) ?? "nobody";
}

/**
 * Returns the tenant tables that a platform statement names without a chain, although its sender is not listed for
 * them.
 */
export function unlistedOverAll(statement: string, sentBy: () => string): string[] {
  const tables = read.get(statement) ?? tablesOverAll(statement, tenants);
  read.set(statement, tables);
  if (tables.length === 0) return [];
  const listed = overAllChains[sentBy()] ?? [];
  return tables.filter((table) => !listed.includes(table));
}

/** Throws for a statement that names an unlisted tenant table without a chain, unless a test itself sends it. */
export function mustBeOverAll(statement: string): void {
  const tables = unlistedOverAll(statement, sender);
  const site = tables.length > 0 ? sender() : "";
  if (tables.length === 0 || /^(apps\/api\/test|tests)\//.test(site) || site.endsWith(".test.ts")) return;
  failVisibly(
    `${site} reads ${tables.join(", ")} over all chains: name the chain, or the file in over-all-chains.ts. In: ${statement}`,
  );
}
