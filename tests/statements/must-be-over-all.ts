import { fileURLToPath } from "node:url";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { overAllChains } from "./over-all-chains.ts";
import { tablesOverAll } from "./unnamed-tables.ts";

const tenants: ReadonlySet<string> = new Set(tenantTables);
const read = new Map<string, string[]>();

const project = fileURLToPath(new URL("../../", import.meta.url));
/** What carries statements of others: whoever hands them over is who sends them. */
const carriers =
  /^(apps\/api\/src|packages\/server)\/(db\/|jobs\/count-removals\.ts)|^(apps\/api\/test|tests)\/statements\/|^node_modules\//;

/** The file that sends the statement that is being sent, as a path from the root: a file of the product or a test. */
function sender(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const { stack = "" } = new Error("who sends this");
  Error.stackTraceLimit = stackTraceLimit;
  const files = [...stack.matchAll(/(?:file:\/\/)?([^\s()]+?\.ts):\d+:\d+/g)].map(([, file = ""]) => file);
  const own = files.filter((file) => file.startsWith(project)).map((file) => file.slice(project.length));
  return own.find((file) => !carriers.test(file)) ?? "nobody";
}

/** The tenants' tables that a statement of the platform's names without a chain, though its sender is not listed with them. */
export function unlistedOverAll(statement: string, sentBy: () => string): string[] {
  const tables = read.get(statement) ?? tablesOverAll(statement, tenants);
  read.set(statement, tables);
  if (tables.length === 0) return [];
  const listed = overAllChains[sentBy()] ?? [];
  return tables.filter((table) => !listed.includes(table));
}

/** Throws for such a statement, unless a test itself asks. */
export function mustBeOverAll(statement: string): void {
  const tables = unlistedOverAll(statement, sender);
  const site = tables.length > 0 ? sender() : "";
  if (tables.length === 0 || /^(apps\/api\/test|tests)\//.test(site) || site.endsWith(".test.ts")) return;
  const wrong = `${site} reads ${tables.join(", ")} over all chains: name the chain, or the file in over-all-chains.ts. In: ${statement}`;
  // A request that sent it answers 500 and no more.
  console.error(wrong);
  throw new Error(wrong);
}
